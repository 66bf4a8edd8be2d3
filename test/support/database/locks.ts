import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '#server/db/database.ts'
import { turns } from '../time.ts'

/**
 * Waits until another connection waits for a lock in PostgreSQL (`asked`), or until one of the statements that are waiting now has
 * ended (`given up`). SQLite cannot be queried for this: there, waits until everything that is due has happened.
 */
export async function waitForLock(connection: Connection, state: 'asked' | 'given up'): Promise<void> {
  if (connection.engine.dialect !== 'postgres') return turns()
  const waiting = async () => {
    const { rows } = await sql<{ statement: string }>`
      select concat_ws(' ', pid, query_start) as statement from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`.execute(
      connection.read,
    )
    return rows.map(({ statement }) => statement)
  }
  if (state === 'asked') return expect.poll(waiting).not.toEqual([])
  let before: readonly string[] = []
  await expect
    .poll(async () => {
      before = await waiting()
      return before
    })
    .not.toEqual([])
  // Not until none is waiting: the next attempt begins within a fraction of a second.
  await expect.poll(async () => (await waiting()).filter((statement) => before.includes(statement))).not.toEqual(before)
}
