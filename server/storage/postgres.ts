import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogConfig,
  PostgresDialect,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import pg from 'pg'
import type { DatabaseConfig, Handles } from './database.ts'
import type { Tables } from './tables.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

export const dialect = 'postgres'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const OLDEST_VERSION = 130_000
/** For a server that hangs and cannot keep to its own `statement_timeout`, which is shorter. */
const ANSWER_TIMEOUT_MS = 6_000
const UNDEFINED_TABLE = '42P01'

export async function open(config: DatabaseConfig, log: LogConfig | undefined): Promise<Handles> {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    application_name: 'den',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without listeners a lost connection ends the process: the pool speaks for idle ones, a client in use for itself.
  const onLost = (error: Error) => config.onConnectionLost?.(error)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))

  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, onCreateConnection: setTimeouts }),
    ...(log && { log }),
  })
  try {
    await refuseUnusableServer(db)
  } catch (error) {
    await db.destroy()
    throw isOfTheSystem(error) ? error : new UnusableDatabaseError(refusalOf(error), { cause: error })
  }

  return {
    read: db,
    write: db,
    async contentVersion() {
      const row = await db
        .selectFrom('counters')
        .select('value')
        .where('name', '=', 'content')
        .executeTakeFirstOrThrow()
      return row.value
    },
    close: () => db.destroy(),
  }
}

export function contains(column: 'path' | 'search_text' | 'email_key', fragment: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(${sql.ref(column)}, ${fragment}) > 0`
}

export function isMissingTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE
}

export function instant(laterMs = 0): RawBuilder<string> {
  // In a subquery it is asked once for a statement: an index is searched only for what does not change from row to row.
  return sql<string>`(select to_char(
    (clock_timestamp() + ${laterMs}::double precision * interval '1 millisecond') at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
}

export function randomId(): RawBuilder<string> {
  return sql<string>`replace(gen_random_uuid()::text, '-', '')`
}

export function skipLocked(): RawBuilder<unknown> {
  return sql`for update skip locked`
}

export function migrationSession<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set idle_in_transaction_session_timeout = 0`.execute(connection)
    await sql`set lock_timeout = 0`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await connection.executeQuery(SESSION_SETTINGS)
    }
  })
}

/** Counts come as numbers, not as texts. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

/** By statement, since connection poolers such as PgBouncer refuse most of them as start-up parameters. */
const SESSION_SETTINGS = CompiledQuery.raw(`
  select
    set_config('statement_timeout', '5s', false),
    set_config('lock_timeout', '2s', false),
    set_config('idle_in_transaction_session_timeout', '10s', false),
    set_config('default_transaction_isolation', 'read committed', false)`)

async function setTimeouts(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(SESSION_SETTINGS)
}

/** Such as `ECONNREFUSED`, which names where it looked. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
}

/** A wrong password, a database that is not there, an answer that does not come: the driver and the server say it well. */
function refusalOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof UnusableDatabaseError ? message : `The database of DATABASE_URL cannot be used: ${message}.`
}

async function refuseUnusableServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const { version, encoding } = rows[0]!
  if (version < OLDEST_VERSION)
    throw new UnusableDatabaseError(
      `The PostgreSQL of DATABASE_URL is version ${Math.floor(version / 10_000)}; Den needs 13 or newer.`,
    )
  if (encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `The database of DATABASE_URL is encoded as ${encoding}; Den needs one created with encoding UTF8.`,
    )
}
