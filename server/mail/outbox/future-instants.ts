import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'

const BATCH = 500

/**
 * Where the database's clock was set back, rows written before carry instants that have not come yet: their mail would wait
 * for hours, and fill the caps for as long. Such instants become now, and a lease ends when its rule lets it end at the latest.
 * @returns whether any was found; there may be more
 */
export async function boundFutureInstants(connection: Connection, leaseMs: number): Promise<boolean> {
  // Two searches in indexes, which find nothing on nearly every day.
  const { rows } = await sql<{ found: number }>`
    select case when exists (select 1 from deliveries where claimed_at > ${connection.engine.instant()})
      or exists (select 1 from deliveries where claimed_at is null and state in ('queued', 'retry')
        and due_at > ${connection.engine.instant()})
      then 1 else 0 end as found`.execute(connection.read)
  if (rows[0]?.found !== 1) return false
  return connection.transaction(async (trx) => {
    await lockRow(trx, 'mail')
    const { write, engine } = trx
    const now = engine.instant()
    await sql`
      update deliveries set due_at = ${now}
      where id in (
        select id from deliveries where claimed_at is null and state in ('queued', 'retry') and due_at > ${now}
        limit ${BATCH})`.execute(write)
    await sql`
      update deliveries set
        claimed_at = ${now},
        due_at = case when due_at > ${now} then ${now} else due_at end,
        lease_until = case when lease_until > ${engine.instant(leaseMs)} then ${engine.instant(leaseMs)} else lease_until end,
        faulted_at = case when faulted_at > ${now} then ${now} else faulted_at end
      where id in (select id from deliveries where claimed_at > ${now} limit ${BATCH})`.execute(write)
    return true
  })
}
