import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Connection } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { CheckResult } from '../network/check-result.ts'
import { saltOf } from './analytics-repository.ts'
import { type Collector, MAX_EVENTS_PER_CALL, type PageView } from './google-collector.ts'

interface GoogleOptions {
  readonly database: Connection
  readonly log: Log
  readonly collector: Collector
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

interface CountedView extends PageView {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Identifies a reader within the day. */
  readonly reader: string
}

/** Capacity of the queue of unsent views; beyond it the oldest are dropped. */
export const MAX_WAITING = 10_000
const SEND_EVERY_MS = 2_000
const MAX_CONCURRENT_CALLS = 4
const FIRST_BACKOFF_MS = 5_000
const MAX_BACKOFF_MS = 10 * MINUTE_MS
const SHUTDOWN_TIMEOUT_MS = 1_000
/** Google Analytics accepts no events older than 72 hours. */
const MAX_AGE_MS = 72 * HOUR_MS

/** Sent from here and never from the browser. Google learns a number that changes every day; no address and no cookie. */
export class GoogleAnalytics {
  readonly #options: GoogleOptions
  readonly #clock: () => number
  readonly #waiting = new Set<CountedView>()
  #lost = 0
  #failures = 0
  #backoffUntil = Number.NEGATIVE_INFINITY
  #isOver = false
  #salt: { day: string; value: string } | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(options: GoogleOptions) {
    this.#options = options
    this.#clock = options.clock ?? (() => performance.now())
  }

  enqueue(view: CountedView): void {
    this.#waiting.add(view)
    if (this.#waiting.size <= MAX_WAITING) return
    const [oldest] = this.#waiting
    this.#waiting.delete(oldest!)
    this.#lost++
  }

  /** Sends the queue, unless a backoff lasts. */
  send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll())
    return this.#sending
  }

  async start(): Promise<AsyncDisposable> {
    const sending = setInterval(() => this.send(), SEND_EVERY_MS).unref()
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

  /** Sends the queue before the process ends, within `SHUTDOWN_TIMEOUT_MS` and despite a backoff; logs the number of lost views. */
  async #sendLast(): Promise<void> {
    const last = this.#sending.then(() => this.#sendAll(true))
    await Promise.race([last, new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref())])
    this.#isOver = true
    if (this.#waiting.size > 0)
      this.#options.log.warn({ lost: this.#waiting.size }, 'views for Google Analytics were lost')
  }

  async #sendAll(isLast = false): Promise<void> {
    this.#dropOld()
    const calls = callsFor(this.#waiting)
    while (calls.length > 0 && !this.#isOver && (isLast || this.#clock() >= this.#backoffUntil)) {
      const problems = await Promise.all(calls.splice(0, MAX_CONCURRENT_CALLS).map((views) => this.#sendSome(views)))
      const problem = problems.find((words) => words !== null)
      if (problem === undefined) this.#failures = 0
      else {
        this.#backOff(problem)
        if (isLast) return
      }
    }
  }

  #dropOld(): void {
    const oldest = this.#options.database.now().getTime() - MAX_AGE_MS
    const lost = this.#take([...this.#waiting].filter(({ at }) => at.getTime() < oldest))
    if (lost > 0) this.#lose(lost, 'views were too old for Google Analytics')
  }

  /** Returns the error message of a failed call, whose views stay queued; otherwise null. */
  async #sendSome(views: readonly CountedView[]): Promise<string | null> {
    try {
      const { day, reader } = views[0]!
      const id = createHash('sha256')
        .update(await this.#saltOf(day))
        // Without it the hash would be the same as in Den's own table.
        .update('google')
        .update(reader)
        .digest()
      const word = await this.#options.collector.collect(id, views)
      if (!word.ok && !word.isFinal) return word.reply
      const taken = this.#take(views)
      if (!word.ok) this.#lose(taken, 'Google Analytics refused views', word.reply)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown'
    }
  }

  /** Removes views from the queue. @returns how many of them were still in it */
  #take(views: readonly CountedView[]): number {
    // Some may have been dropped at capacity during the call.
    return views.filter((view) => this.#waiting.delete(view)).length
  }

  #lose(lost: number, words: string, reply?: string): void {
    this.#lost += lost
    this.#options.log.warn({ ...(reply !== undefined && { reply }), lost }, words)
  }

  #backOff(problem: string): void {
    // The views of unfinished calls were logged as lost at the end.
    if (this.#isOver) return
    const breakMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** this.#failures)
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#backoffUntil = this.#clock() + breakMs
    const { log } = this.#options
    log.warn(
      { reply: problem, waiting: this.#waiting.size, lost: this.#lost, breakMs },
      'Google Analytics unavailable, backing off',
    )
  }

  async #saltOf(day: string): Promise<string> {
    if (this.#salt?.day !== day) this.#salt = { day, value: await saltOf(this.#options.database, day) }
    return this.#salt.value
  }
}

/** Each covers one reader; the reader whose view has waited longest comes first. */
function callsFor(waiting: Iterable<CountedView>): CountedView[][] {
  const readers = Map.groupBy(waiting, ({ day, reader }) => `${day} ${reader}`)
  return [...readers.values()].flatMap((views) =>
    Array.from({ length: Math.ceil(views.length / MAX_EVENTS_PER_CALL) }, (_, call) =>
      views.slice(call * MAX_EVENTS_PER_CALL, (call + 1) * MAX_EVENTS_PER_CALL),
    ),
  )
}
