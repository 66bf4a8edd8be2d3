import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { storable } from '../../db/text.ts'
import type { DeliveryTable } from '../mail-tables.ts'
import { MAX_RETRY_AGE_MS } from './retry-schedule.ts'

export type DeliveryResult =
  | { state: 'sent' | 'kept'; reply: string }
  /** A failed attempt that counts. The next one is due after `waitMs`, unless the first one is too long ago. */
  | { state: 'retry'; reply: string; waitMs: number }
  /** The last attempt of the retry schedule failed; stored as `failed`. */
  | { state: 'given-up'; reply: string }
  /** To be sent once more although it may have arrived. */
  | { state: 'resend'; reply: string; waitMs: number }
  /** The attempt does not count: none was made, or the worker stops. */
  | { state: 'given-back' }
  /** `isGone`: the address does not exist. */
  | { state: 'failed'; reply: string; isGone?: boolean | undefined }
  | { state: 'uncertain' | 'cancelled'; reply: string }

/**
 * The columns of a cancelled mail. A claim that did not lead to an attempt no longer counts under the caps.
 */
export const CANCELLED = {
  state: 'cancelled',
  owner: null,
  lease_until: null,
  claimed_at: sql<string | null>`case when state = 'leased' then null else claimed_at end`,
  data: '{}',
  reply: 'not wanted any more',
} as const

/** The columns to store. `data` is emptied once the mail has ended. */
export function columnsOf(result: DeliveryResult, instant: Connection['engine']['instant']) {
  if (result.state === 'given-back') return { state: 'retry' as const, claimed_at: null }
  const reply = storable(result.reply)
  switch (result.state) {
    case 'sent':
    case 'kept':
      return { state: result.state, reply, sent_at: instant(), data: '{}' }
    case 'given-up':
      return { state: 'failed' as const, reply, data: '{}' }
    case 'resend':
      return { state: 'retry' as const, reply, resent: sql<number>`resent + 1`, due_at: instant(result.waitMs) }
    case 'retry': {
      const since = sql<string>`coalesce(first_tried_at, ${instant()})`
      const isOver = sql<SqlBool>`${since} <= ${instant(-MAX_RETRY_AGE_MS)}`
      return {
        state: sql<DeliveryTable['state']>`case when ${isOver} then 'failed' else 'retry' end`,
        data: sql<string>`case when ${isOver} then '{}' else data end`,
        reply,
        tries: sql<number>`tries + 1`,
        first_tried_at: since,
        due_at: instant(result.waitMs),
      }
    }
    default:
      return { state: result.state, reply, data: '{}' }
  }
}
