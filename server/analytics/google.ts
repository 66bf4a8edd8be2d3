import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import { AnalyticsRepository } from '../storage/analytics-repository.ts'
import type { Connection } from '../storage/database.ts'
import type { Analytics, ScreenView, ServiceWord } from './analytics.ts'
import { type Collector, EVENTS_AT_ONCE, type SeenScreen } from './google-collector.ts'
import { isCounted } from './is-counted.ts'
import { readerOf, ViewsOfTheMinute } from './reader.ts'

interface GoogleOptions {
  readonly database: Connection
  readonly log: Log
  readonly siteUrl: string
  /** The part of an address that is one customer's. */
  readonly networkOf: (address: string) => string
  readonly collector: Collector
  readonly everyMs?: number
}

/** How many views may wait for Google; the oldest give way. */
export const WAITING_AT_MOST = 10_000
const EVERY_MS = 2_000
const CALLS_AT_ONCE = 4
const FIRST_BREAK_MS = 5_000
const LONGEST_BREAK_MS = 10 * 60_000

/**
 * Sends a `screen_view` for each screen shown to Google Analytics, from here and never from the reader's browser. What
 * Google learns of a reader is a number that changes every day; no address, no cookie, no name of a browser.
 */
export class GoogleAnalytics implements Analytics {
  readonly #options: GoogleOptions
  readonly #repository: AnalyticsRepository
  readonly #ofTheMinute = new ViewsOfTheMinute(WAITING_AT_MOST)
  /** By reader, since one call speaks of one; those who have waited longest first. */
  readonly #waiting = new Map<string, SeenScreen[]>()
  #size = 0
  #lost = 0
  #failures = 0
  #restUntil = 0
  #salt: { day: string; value: string } | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(options: GoogleOptions) {
    this.#options = options
    this.#repository = new AnalyticsRepository(options.database)
  }

  record(view: ScreenView): void {
    const { database, log, siteUrl, networkOf } = this.#options
    try {
      if (!isCounted(view)) return
      const reader = readerOf(view, siteUrl, networkOf)
      const at = database.now()
      if (this.#ofTheMinute.take(reader, at.getTime()))
        this.#wait(`${at.toISOString().slice(0, 10)} ${reader}`, { screen: view.screen, path: view.path, at })
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
        // One last call for each that waits, as far as a second goes; Google is not worth a slow stop.
        await Promise.race([this.send(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
      },
    }
  }

  test(): Promise<ServiceWord> {
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

  async #sendAll(): Promise<void> {
    const now = () => this.#options.database.now().getTime()
    while (this.#waiting.size > 0 && now() >= this.#restUntil) {
      const some = [...this.#waiting.keys()].slice(0, CALLS_AT_ONCE)
      const problems = await Promise.all(some.map((key) => this.#sendSome(key)))
      const problem = problems.find((words) => words !== null)
      if (problem !== undefined) this.#rest(problem, now())
      else this.#failures = 0
    }
  }

  /** Gives words when that failed; what was not sent waits on. */
  async #sendSome(key: string): Promise<string | null> {
    const views = this.#waiting.get(key)
    if (!views) return null
    const some = views.slice(0, EVENTS_AT_ONCE)
    try {
      const [day, reader] = key.split(' ') as [string, string]
      const id = createHash('sha256')
        .update(await this.#saltOf(day))
        .update(reader)
        .digest()
      const word = await this.#options.collector.collect(id, some)
      if (!word.ok) return word.reply
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown'
    }
    // Others may have come, or gone for want of room, while these were under way.
    const left = (this.#waiting.get(key) ?? []).filter((seen) => !some.includes(seen))
    this.#size -= (this.#waiting.get(key)?.length ?? 0) - left.length
    if (left.length > 0) this.#waiting.set(key, left)
    else this.#waiting.delete(key)
    return null
  }

  #rest(problem: string, now: number): void {
    const breakMs = Math.min(LONGEST_BREAK_MS, FIRST_BREAK_MS * 2 ** this.#failures)
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#restUntil = now + breakMs
    const { log } = this.#options
    log.warn({ reply: problem, waiting: this.#size, lost: this.#lost, breakMs }, 'Google Analytics takes no views')
  }

  async #saltOf(day: string): Promise<string> {
    if (this.#salt?.day !== day) this.#salt = { day, value: await this.#repository.saltOf(day) }
    return this.#salt.value
  }
}
