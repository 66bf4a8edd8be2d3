import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../db/database.ts'

const RESENT_KINDS: readonly string[] = ['confirmation', 'announcement', 'invitation']
/** Times that a mail is sent again after a crash of the process, since the mail itself may have caused it. */
const MAX_RESENDS_AFTER_CRASH = 3
/** The condition of a partial index, without which SQLite scans all rows. */
export const IN_FLIGHT = sql<SqlBool>`state in ('leased', 'handed')`

/** Mails that were handed over may have arrived: of some kinds they are sent again, the others end as `uncertain`. */
export async function takeBackExpired({ write, engine }: Connection): Promise<void> {
  const { instant } = engine
  await sql`
    update deliveries set state = 'retry', owner = null, lease_until = null, due_at = ${instant()}
    where ${IN_FLIGHT} and state = 'leased' and lease_until <= ${instant()}`.execute(write)
  await sql`
    update deliveries
    set state = case when resent < ${sql.lit(MAX_RESENDS_AFTER_CRASH)} and kind in (${sql.join(RESENT_KINDS)}) then 'retry'
        else 'uncertain' end,
      data = case when resent < ${sql.lit(MAX_RESENDS_AFTER_CRASH)} and kind in (${sql.join(RESENT_KINDS)}) then data else '{}' end,
      resent = case when kind in (${sql.join(RESENT_KINDS)}) then resent + 1 else resent end,
      owner = null, lease_until = null, due_at = ${instant()}, reply = 'the sender ended before the answer'
    where ${IN_FLIGHT} and state = 'handed' and lease_until <= ${instant()}`.execute(write)
}

/** Whether a mail that may have arrived is sent again: for these kinds a lost mail is worse than a second copy. */
export function mayBeResent(kind: string): boolean {
  return RESENT_KINDS.includes(kind)
}
