import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from './database.ts'
import type { StoredTable } from './tables.ts'

/** Rows of an index that are counted in one turn of the event loop. */
const COUNTED_AT_ONCE = 5_000

/**
 * Gives the values of a column that more than `limit` rows share, in order.
 *
 * @param column the first of an index, so that no table row is read
 */
export async function* crowdedKeys(
  { read }: Connection,
  { table, column, limit }: { readonly table: StoredTable; readonly column: string; readonly limit: number },
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const from = sql.table(table)
  const key = sql.ref(column)
  for (let after = ''; !signal?.aborted; ) {
    const end = await sql<{ key: string }>`
      select ${key} as key from ${from} where ${key} > ${after} order by ${key}
      limit 1 offset ${sql.lit(COUNTED_AT_ONCE - 1)}`.execute(read)
    const last = end.rows[0]?.key
    const upTo = last === undefined ? sql`` : sql`and ${key} <= ${last}`
    const crowded = await sql<{ key: string }>`
      select ${key} as key from ${from} where ${key} > ${after} ${upTo}
      group by ${key} having count(*) > ${limit} order by ${key}`.execute(read)
    for (const { key } of crowded.rows) yield key
    if (last === undefined) return
    after = last
    await nextTurn()
  }
}
