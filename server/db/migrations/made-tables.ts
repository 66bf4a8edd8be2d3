import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Comment of a table on PostgreSQL, by which a restore by an older version knows tables that it has no name of. */
export const MADE = 'Made by a migration of Den'

/** Runs a migration, and marks the tables that it makes. */
export async function markingTables(trx: Kysely<unknown>, work: () => Promise<void>): Promise<void> {
  if (!columnTypes(trx).isPostgres) return work()
  const before = new Set((await tablesOf(trx)).map(({ oid }) => oid))
  await work()
  for (const { oid, name } of await tablesOf(trx))
    if (!before.has(oid)) await sql`comment on table ${sql.raw(name)} is ${sql.lit(MADE)}`.execute(trx)
}

async function tablesOf(trx: Kysely<unknown>) {
  const { rows } = await sql<{ oid: number; name: string }>`
    select oid, oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(trx)
  return rows
}
