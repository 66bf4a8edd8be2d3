import { createHash } from 'node:crypto'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { CheckResult } from '../network/check-result.ts'
import type { Analytics, ScreenView } from './analytics.ts'
import { saltOf } from './analytics-repository.ts'
import { CountingLimits } from './counting-limits.ts'
import { type Collector, EVENTS_AT_ONCE, type SeenScreen } from './google-collector.ts'
import { isCounted } from './is-counted.ts'
import { readerOf } from './reader.ts'

interface GoogleOptions {
  readonly database: Connection
  readonly log: Log
  readonly siteUrl: string
  readonly collector: Collector
  readonly everyMs?: number
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

/** Capacity of the queue of unsent views; beyond it the oldest are dropped. */
export const WAITING_AT_MOST = 10_000
const EVERY_MS = 2_000
const CALLS_AT_ONCE = 4
const FIRST_BREAK_MS = 5_000
const LONGEST_BREAK_MS = 10 * 60_000
/** Milliseconds that a shutdown waits for the last views to be sent. */
const LAST_MS = 1_000
/** Google Analytics accepts no events older than 72 hours. */
const OLDEST_MS = 72 * 3_600_000

/**
 * Sends a `screen_view` for each screen shown to Google Analytics, from here and never from the reader's browser. What
 * Google learns of a reader is a number that changes every day; no address, no cookie, no name of a browser.
 */
export class GoogleAnalytics implements Analytics {
  readonly #options: GoogleOptions
  readonly #clock: () => number
  readonly #limits: CountingLimits
  /** Queued views by reader, since one call covers one reader; the longest queued reader first. */
  readonly #waiting = new Map<string, SeenScreen[]>()
  #size = 0
  #lost = 0
  #failures = 0
  #restUntil = Number.NEGATIVE_INFINITY
  #isOver = false
  #salt: { day: string; value: string } | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(options: GoogleOptions) {
    this.#options = options
    this.#clock = options.clock ?? (() => performance.now())
    this.#limits = new CountingLimits(this.#clock)
  }

  record(view: ScreenView): void {
    const { database, log, siteUrl } = this.#options
    try {
      if (!isCounted(view)) return
      const reader = readerOf(view, siteUrl)
      const at = database.now()
      const day = at.toISOString().slice(0, 10)
      if (this.#limits.take(view, reader, day))
        this.#wait(`${day} ${reader}`, { screen: view.screen, path: view.path, at })
    } catch (error) {
      log.warn({ err: error }, 'a view could not be kept for Google Analytics')
    }
  }

  /** Sends what waits, unless Google is being left alone. */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll())
    return this.#sending
  }

  async start(): Promise<AsyncDisposable> {
    const sending = setInterval(() => this.send(), this.#options.everyMs ?? EVERY_MS).unref()
    return {
      [Symbol.asyncDispose]: async () => {
        clearInterval(sending)
        await this.#sendLast()
      },
    }
  }

  test(): Promise<CheckResult> {
    return this.#options.collector.test()
  }

  #wait(key: string, seen: SeenScreen): void {
    const others = this.#waiting.get(key)
    if (others) others.push(seen)
    else this.#waiting.set(key, [seen])
    this.#size++
    if (this.#size <= WAITING_AT_MOST) return
    const [oldest, views] = this.#waiting.entries().next().value!
    views.shift()
    if (views.length === 0) this.#waiting.delete(oldest)
    this.#size--
    this.#lost++
  }

  /** Sends the queue before the process ends, within `LAST_MS` and despite a backoff; logs the number of lost views. */
  async #sendLast(): Promise<void> {
    const last = this.#sending.then(() => this.#sendAll(true))
    await Promise.race([last, new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
    this.#isOver = true
    if (this.#size > 0) this.#options.log.warn({ lost: this.#size }, 'views for Google Analytics were lost')
  }

  /** @param isLast ignores a backoff, since the process ends */
  async #sendAll(isLast = false): Promise<void> {
    this.#dropOld()
    while (this.#waiting.size > 0 && !this.#isOver && (isLast || this.#clock() >= this.#restUntil)) {
      const some = [...this.#waiting.keys()].slice(0, CALLS_AT_ONCE)
      const problems = await Promise.all(some.map((key) => this.#sendSome(key)))
      const problem = problems.find((words) => words !== null)
      if (problem === undefined) this.#failures = 0
      else {
        this.#rest(problem)
        if (isLast) return
      }
    }
  }

  #dropOld(): void {
    const oldest = this.#options.database.now().getTime() - OLDEST_MS
    let lost = 0
    for (const [key, views] of this.#waiting) {
      const old = views.filter(({ at }) => at.getTime() < oldest)
      if (old.length > 0) lost += this.#take(key, old)
    }
    if (lost > 0) this.#lose(lost, 'views were too old for Google Analytics')
  }

  /** Returns the error message of a failed call, whose views stay queued; otherwise null. */
  async #sendSome(key: string): Promise<string | null> {
    const views = this.#waiting.get(key)
    if (!views) return null
    const some = views.slice(0, EVENTS_AT_ONCE)
    try {
      const [day, reader] = key.split(' ') as [string, string]
      const id = createHash('sha256')
        .update(await this.#saltOf(day))
        // Under this salt alone our own table would hold the same number.
        .update('google')
        .update(reader)
        .digest()
      const word = await this.#options.collector.collect(id, some)
      if (!word.ok && !word.isFinal) return word.reply
      const taken = this.#take(key, some)
      if (!word.ok) this.#lose(taken, 'Google Analytics refused views', word.reply)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown'
    }
  }

  /** Takes those out of what waits, as far as they still wait; gives how many that were. */
  #take(key: string, some: readonly SeenScreen[]): number {
    // Views may have been queued, or dropped at capacity, during the call.
    const waiting = this.#waiting.get(key) ?? []
    const left = waiting.filter((seen) => !some.includes(seen))
    if (left.length > 0) this.#waiting.set(key, left)
    else this.#waiting.delete(key)
    this.#size -= waiting.length - left.length
    return waiting.length - left.length
  }

  #lose(lost: number, words: string, reply?: string): void {
    this.#lost += lost
    this.#options.log.warn({ ...(reply !== undefined && { reply }), lost }, words)
  }

  #rest(problem: string): void {
    // What is still under way at the end was counted as lost.
    if (this.#isOver) return
    const breakMs = Math.min(LONGEST_BREAK_MS, FIRST_BREAK_MS * 2 ** this.#failures)
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#restUntil = this.#clock() + breakMs
    const { log } = this.#options
    log.warn(
      { reply: problem, waiting: this.#size, lost: this.#lost, breakMs },
      'Google Analytics unavailable, backing off',
    )
  }

  async #saltOf(day: string): Promise<string> {
    if (this.#salt?.day !== day) this.#salt = { day, value: await saltOf(this.#options.database, day) }
    return this.#salt.value
  }
}
