import { sql } from 'kysely'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { StoredTable } from '../../db/tables.ts'

/** Rows of an index that are counted in one turn of the event loop. */
const COUNTED_AT_ONCE = 5_000

/** Unique keys of tables that are not counted by `id`. */
const KEYS: Partial<Record<StoredTable, readonly string[]>> = {
  post_revisions: ['post_id', 'revision'],
  media: ['hash'],
  settings: ['key'],
  analytics_days: ['day', 'screen', 'post_id'],
  analytics_referrers: ['day', 'host'],
  analytics_visitors: ['day', 'visitor', 'screen', 'post_id'],
  audit_entries: ['seq'],
  mailbox_messages: ['seq'],
  import_entries: ['import_id', 'position'],
}

/** Counts in slices on SQLite, where `count(*)` reads a whole index and blocks the event loop meanwhile. */
export async function rowsOf(database: Connection, slices: Slices, table: StoredTable): Promise<number> {
  if (database.engine.dialect === 'postgres') return countOf(database.read.selectFrom(table))
  const columns = sql.join((KEYS[table] ?? ['id']).map((column) => sql.ref(column)))
  let counted = 0
  let rest = sql`from ${sql.table(table)}`
  for (;;) {
    const { rows } = await slices.run(() =>
      sql<Record<string, unknown>>`
        select ${columns} ${rest} order by ${columns} limit 1 offset ${COUNTED_AT_ONCE - 1}`.execute(database.read),
    )
    if (rows[0] === undefined) break
    counted += COUNTED_AT_ONCE
    rest = sql`from ${sql.table(table)} where (${columns}) > (${sql.join(Object.values(rows[0]))})`
  }
  const { rows } = await slices.run(() => sql<{ rest: number }>`select count(*) as rest ${rest}`.execute(database.read))
  return counted + rows[0]!.rest
}

/** Size of the database file or cluster database, and of its free pages, which SQLite reuses. */
export async function databaseBytes(database: Connection): Promise<{ bytes: number; free: number | null }> {
  if (database.engine.dialect === 'postgres') {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
      database.read,
    )
    return { bytes: Number(rows[0]!.bytes), free: null }
  }
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(database.read)
    return Object.values(rows[0]!)[0]!
  }
  const size = await pragma('page_size')
  return { bytes: size * (await pragma('page_count')), free: size * (await pragma('freelist_count')) }
}
