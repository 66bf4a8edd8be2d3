import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from './database.ts'

/** Runs one part of a long piece of work; `server/concurrency/cooperative-scheduler.ts` gives each a turn of the event loop. */
export interface Slices {
  run<T>(slice: () => Promise<T>): Promise<T>
}

/** For callers that block no requests: commands, tests. */
export const unsliced: Slices = { run: (slice) => slice() }

/** @param read gives the rows after a key, or the first ones; `last` is undefined at the end of the list */
export async function readInSlices<Row, Key>(
  slices: Slices,
  read: (after: Key | undefined) => Promise<{ readonly rows: readonly Row[]; readonly last: Key | undefined }>,
): Promise<Row[]> {
  const all: Row[] = []
  let after: Key | undefined
  do {
    const { rows, last } = await slices.run(() => read(after))
    all.push(...rows)
    after = last
  } while (after !== undefined)
  return all
}

/** Rows of an index that are counted in one turn of the event loop. */
const COUNTED_AT_ONCE = 5_000

/** The key by which an index of each table begins, so that no row is read. */
const KEYS = { post_revisions: 'post_id', consent_log: 'subscriber_id' } as const

/** The keys that more than so many rows have. */
export async function* crowdedKeys(
  { read }: Connection,
  table: keyof typeof KEYS,
  rows: number,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const from = sql.table(table)
  const key = sql.ref(KEYS[table])
  for (let after = ''; !signal?.aborted; ) {
    const end = await sql<{ key: string }>`
      select ${key} as key from ${from} where ${key} > ${after} order by ${key}
      limit 1 offset ${sql.lit(COUNTED_AT_ONCE - 1)}`.execute(read)
    const last = end.rows[0]?.key
    const upTo = last === undefined ? sql`` : sql`and ${key} <= ${last}`
    const crowded = await sql<{ key: string }>`
      select ${key} as key from ${from} where ${key} > ${after} ${upTo}
      group by ${key} having count(*) > ${rows} order by ${key}`.execute(read)
    for (const { key } of crowded.rows) yield key
    if (last === undefined) return
    after = last
    await nextTurn()
  }
}
