import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { CaptchaRepository } from '../captcha/captcha-repository.ts'
import { recurring } from '../concurrency/recurring.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { SubscriberRepository } from './subscriber-repository.ts'
import { purgeCounts } from './subscription-counts.ts'

interface Purged {
  /** Unconfirmed requests. */
  readonly subscribers: number
  readonly captchas: number
  readonly counts: number
}

/** From the end of its confirmation link, which is valid for 7 days: an unconfirmed request is deleted after 30 days. */
const RETENTION_MS = 23 * DAY_MS
const SCHEDULE = { firstMs: 5 * MINUTE_MS, everyMs: HOUR_MS }

/** Removes unconfirmed requests, used captchas and expired counts. */
export class SubscriptionUpkeep {
  readonly #database: Connection
  readonly #log: Log
  readonly #schedule: typeof SCHEDULE

  constructor(database: Connection, log: Log, schedule = SCHEDULE) {
    this.#database = database
    this.#log = log
    this.#schedule = schedule
  }

  async purge(): Promise<Purged> {
    const before = new Date(this.#database.now().getTime() - RETENTION_MS)
    return {
      subscribers: await new SubscriberRepository(this.#database).purgePending(before),
      captchas: await new CaptchaRepository(this.#database).purge(),
      counts: await purgeCounts(this.#database),
    }
  }

  /** Purges every hour until the result is disposed of. */
  start(): AsyncDisposable {
    const purgeAndLog = async () => {
      const purged = await this.purge()
      if (purged.subscribers > 0) this.#log.info(purged, 'unconfirmed requests removed')
    }
    return recurring(purgeAndLog, this.#schedule, (error) =>
      this.#log.warn({ err: error }, 'the upkeep of subscriptions failed'),
    )
  }
}
