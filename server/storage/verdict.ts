import { type SqlBool, sql } from 'kysely'
import type { Connection } from './database.ts'
import type { DeliveryTable } from './mail-tables.ts'
import { storable } from './text.ts'

/** What became of a claimed mail. */
export type Verdict =
  /** `kept`: in the mailbox, for lack of a server. */
  | { state: 'sent' | 'kept'; reply: string }
  /** It counts as a try, and is made again after `waitMs`; undefined means that there is no further one. */
  | { state: 'retry'; reply: string; waitMs: number | undefined }
  /** As `retry`, and this once without knowing whether it has arrived already. */
  | { state: 'resend'; reply: string; waitMs: number }
  /** It was not even tried. */
  | { state: 'given-back' }
  /** `isGone`: nobody has that address, so nothing more is sent to it. */
  | { state: 'failed'; reply: string; isGone?: boolean | undefined }
  | { state: 'uncertain' | 'cancelled'; reply: string }

const GIVE_UP_MS = 48 * 3_600_000

/** What is written down of it. What a mail is made of is forgotten once it is over. */
export function columnsOf(verdict: Verdict, instant: Connection['engine']['instant']) {
  if (verdict.state === 'given-back') return { state: 'retry' as const, claimed_at: null }
  const reply = storable(verdict.reply)
  switch (verdict.state) {
    case 'sent':
    case 'kept':
      return { state: verdict.state, reply, sent_at: instant(), data: '{}' }
    case 'resend':
      return { state: 'retry' as const, reply, resent: sql<number>`resent + 1`, due_at: instant(verdict.waitMs) }
    case 'retry': {
      if (verdict.waitMs === undefined) return { state: 'failed' as const, reply, data: '{}' }
      const since = sql<string>`coalesce(first_tried_at, ${instant()})`
      const isOver = sql<SqlBool>`${since} <= ${instant(-GIVE_UP_MS)}`
      return {
        state: sql<DeliveryTable['state']>`case when ${isOver} then 'failed' else 'retry' end`,
        data: sql<string>`case when ${isOver} then '{}' else data end`,
        reply,
        tries: sql<number>`tries + 1`,
        first_tried_at: since,
        due_at: instant(verdict.waitMs),
      }
    }
    default:
      return { state: verdict.state, reply, data: '{}' }
  }
}
