import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'

const BATCH_SIZE = 500

/**
 * After the database's clock was set back, mails with instants in the future would wait for hours, and count under the caps for
 * as long. Returns whether any was found; another call may find more.
 */
export async function boundFutureInstants(connection: Connection, leaseMs: number): Promise<boolean> {
  // Two searches in indexes, which usually find nothing.
  const { rows } = await sql<{ found: number }>`
    select case when exists (select 1 from deliveries where claimed_at > ${connection.engine.instant()})
      or exists (select 1 from deliveries where claimed_at is null and state in ('queued', 'retry')
        and due_at > ${connection.engine.instant()})
      then 1 else 0 end as found`.execute(connection.read)
  if (rows[0]?.found !== 1) return false
  return lockedTransaction(connection, 'mail', async (trx) => {
    const { write, engine } = trx
    const now = engine.instant()
    await sql`
      update deliveries set due_at = ${now}
      where id in (
        select id from deliveries where claimed_at is null and state in ('queued', 'retry') and due_at > ${now}
        limit ${BATCH_SIZE})`.execute(write)
    await sql`
      update deliveries set
        claimed_at = ${now},
        due_at = case when due_at > ${now} then ${now} else due_at end,
        lease_until = case when lease_until > ${engine.instant(leaseMs)} then ${engine.instant(leaseMs)} else lease_until end,
        faulted_at = case when faulted_at > ${now} then ${now} else faulted_at end
      where id in (select id from deliveries where claimed_at > ${now} limit ${BATCH_SIZE})`.execute(write)
    return true
  })
}
