import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Connection } from '../db/database.ts'
import { isSentBy } from './mail-streams.ts'
import type { TransportKey } from './mail-tables.ts'

const WINDOWS_MS = { perSecond: 1_000, perHour: HOUR_MS, perDay: DAY_MS }

/** How many mails may leave by one transport in any of these windows, in all processes; null: no limit. */
export type MailCaps = Readonly<Record<keyof typeof WINDOWS_MS, number | null>>

export const DEFAULT_MAIL_CAPS: MailCaps = { perSecond: 10, perHour: null, perDay: null }

/** How many more mails may be claimed now, and the cap that sets the limit; null while there is none. */
export interface MailQuota {
  readonly mails: number
  /** How many of them may be announcements. */
  readonly announcements: number
  readonly cap: keyof MailCaps | null
}

/** The part of a cap that announcements leave free: links to confirm or to set a password cannot wait until the cap allows mails again. */
function reserveOf(cap: number): number {
  return Math.min(10, Math.ceil(cap / 20), cap - 1)
}

/** A mail counts from its last claim, whether it is sent or not. */
export async function remainingQuota(
  caps: MailCaps,
  key: TransportKey,
  { read, engine }: Connection,
): Promise<MailQuota> {
  let quota: MailQuota = { mails: Number.POSITIVE_INFINITY, announcements: Number.POSITIVE_INFINITY, cap: null }
  for (const [name, windowMs] of Object.entries(WINDOWS_MS)) {
    const cap = caps[name as keyof MailCaps]
    if (cap === null) continue
    const { rows } = await sql<{ claimed: number }>`
      select count(*) as claimed from deliveries where claimed_at > ${engine.instant(-windowMs)} and ${isSentBy(key)}`.execute(
      read,
    )
    const mails = cap - rows[0]!.claimed
    const announcements = Math.min(quota.announcements, mails - (name === 'perSecond' ? 0 : reserveOf(cap)))
    quota = mails < quota.mails ? { mails, announcements, cap: name as keyof MailCaps } : { ...quota, announcements }
  }
  return quota
}
