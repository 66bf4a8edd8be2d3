import { sql } from 'kysely'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { StoredTable } from '../../db/tables.ts'

/** Keys of an index that one turn of the event loop passes. */
const PASSED_AT_ONCE = 5_000

/** Tables whose rows are counted by another key than `id`. */
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

/** Counts rows in slices: SQLite reads a whole index to count it, and answers nothing else meanwhile. */
export async function rowsOf(database: Connection, slices: Slices, table: StoredTable): Promise<number> {
  if (database.engine.dialect === 'postgres') return countOf(database.read.selectFrom(table))
  const columns = sql.join((KEYS[table] ?? ['id']).map((column) => sql.ref(column)))
  let passed = 0
  let last: unknown[] | undefined
  for (;;) {
    const from = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(last)})`
    const of = sql`from ${sql.table(table)} ${from} order by ${columns}`
    const { rows } = await slices.run(() =>
      sql<Record<string, unknown>>`select ${columns} ${of} limit 1 offset ${PASSED_AT_ONCE - 1}`.execute(database.read),
    )
    if (rows[0] === undefined) break
    last = Object.values(rows[0])
    passed += PASSED_AT_ONCE
  }
  const rest = await slices.run(() => {
    const from = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(last)})`
    return sql<{ rest: number }>`select count(*) as rest from ${sql.table(table)} ${from}`.execute(database.read)
  })
  return passed + rest.rows[0]!.rest
}

/** Bytes that the database occupies, and how many of them are free for what comes. */
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
