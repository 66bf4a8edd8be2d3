import { type Kysely, sql } from 'kysely'
import { MADE } from '../migrations/made-tables.ts'
import { INIT, knownNames } from '../migrations/unreleased.ts'
import type { Tables } from '../tables.ts'

const FURTHER_TABLES = ['full_text_index', 'migrations', 'migration_lock']
/** The first migration, and those of development states. */
const FIRST_MIGRATIONS = [INIT, '050-init', '001-init']

/** Tables with names of Den belong to another program. */
export class ForeignTablesError extends Error {
  override readonly name = 'ForeignTablesError'
}

interface DenTables {
  readonly schema: string
  readonly names: readonly string[]
}

/**
 * Those that this version knows, and those that migrations of a newer one made.
 * @throws {ForeignTablesError} when there are tables of these names, and no migration of Den's: another program may have them
 * @throws {UnreleasedDatabaseError} when the tables are others than those of this version
 */
export async function denTables(db: Kysely<Tables>, isOurs: (table: string) => boolean): Promise<DenTables> {
  const { rows } = await sql<{ schema: string; name: string; is_made: boolean; has_names: boolean }>`
    select schemas.nspname as schema, tables.relname as name,
      coalesce(obj_description(tables.oid, 'pg_class') = ${MADE}, false) as is_made,
      exists (select from pg_attribute where attrelid = tables.oid and attname = 'name' and attnum > 0) as has_names
    from pg_class as tables join pg_namespace as schemas on schemas.oid = tables.relnamespace
    where tables.relkind in ('r', 'p', 'v', 'm', 'f') and schemas.nspname = current_schema()
    order by tables.relname collate "C"`.execute(db)
  const ours = rows.filter(({ name, is_made }) => is_made || isOurs(name) || FURTHER_TABLES.includes(name))
  const schema = ours[0]?.schema ?? ''
  const names = ours.map(({ name }) => name)
  const hasMigrations = ours.some(({ name, has_names }) => name === 'migrations' && has_names)
  const applied = hasMigrations ? await appliedMigrations(db, schema) : []
  if (names.length > 0 && !applied.some((name) => FIRST_MIGRATIONS.includes(name)))
    throw new ForeignTablesError(
      `That PostgreSQL database has tables that are named like Den's and were not made by Den: ${names.join(', ')}. ` +
        'Name a database of its own. If they are remains of Den, drop them first.',
    )
  knownNames(applied)
  return { schema, names }
}

async function appliedMigrations(db: Kysely<Tables>, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name::text as name from ${sql.id(schema, 'migrations')} order by name::text collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}
