import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { purgeCaptchas } from '../../captcha/captcha-repository.ts'
import { recurring } from '../../concurrency/recurring.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { SubscriberRepository } from './subscriber-repository.ts'
import { purgeCounts } from './subscription-counts.ts'
import { thinConsent } from './thin-consent.ts'

interface Purged {
  /** Unconfirmed requests. */
  readonly subscribers: number
  readonly captchas: number
  readonly counts: number
  /** Repeated entries of the log of consent. */
  readonly consents: number
}

/** Counts from the expiry of the confirmation link, which is valid for 7 days: an unconfirmed request is deleted after 30 days. */
const RETENTION_MS = 23 * DAY_MS
const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: HOUR_MS }

export async function purgeSubscriptions(
  database: Connection,
  timeZone: string,
  signal?: AbortSignal,
): Promise<Purged> {
  const before = new Date(database.now().getTime() - RETENTION_MS)
  return {
    subscribers: await new SubscriberRepository(database).purgePending(before),
    captchas: await purgeCaptchas(database),
    counts: await purgeCounts(database),
    consents: await thinConsent(database, timeZone, signal),
  }
}

export function startSubscriptionUpkeep(
  database: Connection,
  timeZone: () => Promise<string>,
  log: Log,
  schedule = SCHEDULE,
): AsyncDisposable {
  const purgeAndLog = async (signal: AbortSignal) => {
    const purged = await purgeSubscriptions(database, await timeZone(), signal)
    if (purged.subscribers + purged.consents > 0) log.info(purged, 'unconfirmed requests and repeated consent removed')
  }
  return recurring(purgeAndLog, schedule, (error) => log.warn({ err: error }, 'the upkeep of subscriptions failed'))
}
