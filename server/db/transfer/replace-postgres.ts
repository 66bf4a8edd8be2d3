import { type Kysely, sql } from 'kysely'
import { type Connection, type DatabaseConfig, openDatabase, within } from '../database.ts'
import { runMigrations } from '../migrator.ts'
import type { Tables } from '../tables.ts'
import { denTables } from './den-tables.ts'
import { DatabaseInUseError, empty, type FreshDatabase, insertInto, MissingReferenceError } from './fresh-database.ts'
import { postgresSnapshot } from './postgres-snapshot.ts'

const FOREIGN_KEY_VIOLATION = '23503'
/** Half of what PostgreSQL takes. Each statement costs a round trip. */
const VALUES_AT_ONCE = 30_000
/** Table for the pictures of a copy that is running or was interrupted: {@link StagedPictures}. */
export const STAGE_TABLE = sql.id('den_copied_pictures')
/** A program that locks a table of Den's, such as `psql` in a transaction, would block the work forever. */
const LOCK_TIMEOUT = '5s'
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * One transaction: until its end, and if anything fails, other connections see the old tables.
 * @param isOurs whether a table is one of this version; those of other programs stay
 * @throws {DatabaseInUseError} while a server is connected to the database
 * @throws {ForeignTablesError} when tables of Den's names are not Den's
 * @throws {UnreleasedDatabaseError}
 */
export async function replacePostgres<T>(
  config: DatabaseConfig,
  isOurs: (table: string) => boolean,
  fill: (fresh: FreshDatabase) => Promise<T>,
): Promise<T> {
  await using database = await openDatabase({ ...config, applicationName: 'den restore' })
  return await database.migrationSession((db) =>
    db.transaction().execute(async (trx) => {
      await refuseServers(trx)
      const { schema, names } = await denTables(trx, isOurs)
      if (names.length > 0) {
        await dropTables(trx, schema, names)
        await sql`drop function if exists ${sql.id(schema, 'full_text_matching')}`.execute(trx)
      }
      const result = await fill(freshOver(trx, database))
      await sql`drop table if exists ${STAGE_TABLE}`.execute(trx)
      return result
    }),
  )
}

/** The names are qualified by the schema, since the search path may find them in another one. */
async function dropTables(trx: Kysely<Tables>, schema: string, names: readonly string[]): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx)
  try {
    await sql`drop table ${sql.join(names.map((name) => sql.id(schema, name)))} cascade`.execute(trx)
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
    throw new DatabaseInUseError('Another program uses the tables of that PostgreSQL database. Wait until it is done.')
  }
  await sql`set local lock_timeout = 0`.execute(trx)
}

/** A running server always has a connection, since it polls for scheduled posts every second. @throws {DatabaseInUseError} */
export async function refuseServers(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'den'`.execute(db)
  if (rows[0]!.count > 0)
    throw new DatabaseInUseError('A Den server is connected to that PostgreSQL database. Stop it first.')
}

function freshOver(trx: Kysely<Tables>, { engine, now, cipher }: Connection): FreshDatabase {
  return {
    connection: within(trx, { engine, now, cipher }, () => {}),
    async migrate(upTo) {
      await runMigrations(trx, undefined, upTo)
    },
    async load(tables, work) {
      const references = await dropReferences(trx)
      await empty(trx, tables)
      await work(insertInto(trx, { overriding: 'overriding system value', valuesAtOnce: VALUES_AT_ONCE }))
      await continueCounting(trx)
      await addReferences(trx, references)
    },
    snapshot: async (work) => work(await postgresSnapshot(trx)),
  }
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function dropReferences(trx: Kysely<Tables>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select tables.relname as "table", keys.conname as name, pg_get_constraintdef(keys.oid) as definition
    from pg_constraint as keys join pg_class as tables on tables.oid = keys.conrelid
    where keys.contype = 'f' and tables.relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { table, name } of rows)
    await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  return rows
}

async function addReferences(trx: Kysely<Tables>, references: readonly Reference[]): Promise<void> {
  try {
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(trx)
  } catch (error) {
    if ((error as { code?: unknown }).code !== FOREIGN_KEY_VIOLATION) throw error
    throw new MissingReferenceError((error as Error).message)
  }
}

async function continueCounting(trx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.relname as "table", columns.attname as column
    from pg_attribute as columns join pg_class as tables on tables.oid = columns.attrelid
    where columns.attidentity <> '' and tables.relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.ref(table)}`.execute(trx)
}
