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

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A link counts for seven days; 30 days after it was asked for nothing is left of the request. */
const KEPT_AFTER_LINK_MS = 23 * 24 * HOUR_MS
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
    const before = new Date(this.#database.now().getTime() - KEPT_AFTER_LINK_MS)
    return {
      subscribers: await new SubscriberRepository(this.#database).purgePending(before),
      captchas: await new CaptchaRepository(this.#database).purge(),
      counts: await purgeCounts(this.#database),
    }
  }

  /** Runs from time to time, until what it gives is disposed of. */
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
