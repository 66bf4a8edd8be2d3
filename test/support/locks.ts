import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Connection } from '#server/storage/database.ts'
import { turns } from './time.ts'

/**
 * Waits until another connection waits for a lock in PostgreSQL, or until none does any more. On SQLite, where nothing tells,
 * everything that is due has its turn.
 */
export async function waitForLock(connection: Connection, state: 'asked' | 'given up'): Promise<void> {
  if (connection.engine.dialect !== 'postgres') return turns()
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`.execute(
      connection.read,
    )
    return rows[0]!.count > 0
  }
  await expect.poll(waiting).toBe(state === 'asked')
}
