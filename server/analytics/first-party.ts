import { setImmediate as nextTurn } from 'node:timers/promises'
import { HOUR_MS } from '#domain/durations.ts'
import { today } from '#domain/text/civil-time.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { CheckResult } from '../network/check-result.ts'
import { networkOf } from '../network/network.ts'
import { tokenHash } from '../tokens.ts'
import type { Analytics, ScreenView } from './analytics.ts'
import { addViews, type CountedReferrer, type CountedViews, purgeViews } from './analytics-repository.ts'
import type { GoogleAnalytics } from './google.ts'
import { isCounted } from './is-counted.ts'
import { ViewRateLimits } from './view-rate-limits.ts'

interface FirstPartyOptions {
  readonly database: Connection
  readonly log: Log
  readonly siteUrl: string
  readonly timeZone: () => Promise<string>
  /** Receives each view that is counted, and those of administrators. */
  readonly alsoTo?: Pick<GoogleAnalytics, 'enqueue'>
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
  readonly schedule?: { readonly flushMs: number; readonly purgeMs: number }
}

type Counting<T> = { -readonly [Key in keyof T]: T[Key] }

const SCHEDULE = { flushMs: 5_000, purgeMs: HOUR_MS }
/** Rows that wait in memory while the database cannot be reached. Views beyond them are not counted. */
const MAX_WAITING = 50_000
/** Rows that are stored in one transaction. On SQLite no request is answered meanwhile. */
const STORED_AT_ONCE = 1_000

/** Counts readers in our own database, without a cookie and without keeping an address. */
export class FirstPartyAnalytics implements Analytics {
  readonly #options: FirstPartyOptions
  #views = new Map<string, Counting<CountedViews>>()
  #referrers = new Map<string, Counting<CountedReferrer>>()
  readonly #limits: ViewRateLimits
  /** Read with the first purge and each flush, since counting a view waits for no database. */
  #timeZone = 'UTC'
  #flushing: Promise<void> = Promise.resolve()

  constructor(options: FirstPartyOptions) {
    this.#options = options
    this.#limits = new ViewRateLimits(options.clock)
  }

  record(view: ScreenView): void {
    try {
      if (isCounted(view) && (!view.isAdministrator || this.#options.alsoTo)) this.#record(view)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a view could not be counted')
    }
  }

  async test(): Promise<CheckResult> {
    const { database } = this.#options
    const day = today(await this.#options.timeZone(), database.now())
    const row = await database.read
      .selectFrom('analytics_days')
      .select(['views', 'visitors'])
      .where('day', '=', day)
      .where('screen', '=', '')
      .executeTakeFirst()
    return {
      ok: true,
      reply: `Counted on this server: ${row?.views ?? 0} views and ${row?.visitors ?? 0} visitors today.`,
    }
  }

  /** Stores the views since the last flush, in short transactions. What one that fails did not store waits for the next flush. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#add())
    return this.#flushing
  }

  async start(): Promise<AsyncDisposable> {
    const { flushMs, purgeMs } = this.#options.schedule ?? SCHEDULE
    await this.#purge()
    const flushing = setInterval(() => this.flush(), flushMs).unref()
    const purging = setInterval(() => {
      this.#flushing = this.#flushing.then(() => this.#purge())
    }, purgeMs).unref()
    return {
      [Symbol.asyncDispose]: async () => {
        clearInterval(flushing)
        clearInterval(purging)
        await this.flush()
      },
    }
  }

  #record(view: ScreenView): void {
    const { database, siteUrl, alsoTo } = this.#options
    const at = database.now()
    const day = today(this.#timeZone, at)
    const reader = readerOf(view, siteUrl)
    const counted = this.#limits.take(view, reader, day)
    if (!counted) return
    const { screen, path, referrerHost, isAdministrator } = counted
    alsoTo?.enqueue({ day, reader, screen, path, at, isAdministrator })
    if (isAdministrator) return
    // Whether there is such a post or page is found out when the views are stored.
    const isNamed = screen === 'Article' || screen === 'Page'
    increase(this.#views, `${day} ${reader} ${isNamed ? path : screen}`, { day, reader, screen, path, views: 1 })
    if (referrerHost) increase(this.#referrers, `${day} ${referrerHost}`, { day, host: referrerHost, views: 1 })
  }

  async #add(): Promise<void> {
    const views = this.#views
    const referrers = this.#referrers
    if (views.size === 0) return
    this.#views = new Map()
    this.#referrers = new Map()
    try {
      this.#timeZone = await this.#options.timeZone()
      const waiting = [...views]
      for (let start = 0; start < waiting.length; start += STORED_AT_ONCE) {
        const some = waiting.slice(start, start + STORED_AT_ONCE)
        const counted = some.map(([, views]) => views)
        // Referrers are few, and are stored by the first transaction.
        await addViews(this.#options.database, counted, [...referrers.values()])
        for (const [key] of some) views.delete(key)
        referrers.clear()
        await nextTurn()
      }
    } catch (error) {
      this.#options.log.warn({ err: error, views: views.size }, 'storing screen views failed, will be retried')
      for (const [key, counted] of this.#views) increase(views, key, counted)
      for (const [key, counted] of this.#referrers) increase(referrers, key, counted)
      this.#views = views
      this.#referrers = referrers
    }
  }

  async #purge(): Promise<void> {
    try {
      this.#timeZone = await this.#options.timeZone()
      await purgeViews(this.#options.database, this.#timeZone)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'removing old screen views failed')
    }
  }
}

/** Identifies a reader until the salt of the day is mixed in: a hash, so that neither address nor browser is kept in memory. */
export function readerOf({ address, userAgent }: ScreenView, siteUrl: string): string {
  return tokenHash(JSON.stringify([siteUrl, networkOf(address), userAgent]))
}

function increase<T extends { views: number }>(counts: Map<string, T>, key: string, more: T): void {
  const counted = counts.get(key)
  if (counted) counted.views += more.views
  else if (counts.size < MAX_WAITING) counts.set(key, more)
}
