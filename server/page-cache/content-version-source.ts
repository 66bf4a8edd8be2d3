import { setTimeout as sleep } from 'node:timers/promises'

export interface ContentVersionOptions {
  /** Milliseconds that the database may take to say it. */
  readonly deadlineMs?: number
  /** Milliseconds for which it is not asked again after it did not say. */
  readonly pauseMs?: number
  /** Milliseconds of a clock that only moves forward. */
  readonly clock?: () => number
  /** Ends after so many milliseconds, or when the signal comes. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** The database did not say in time which content it holds. */
export class UnknownVersionError extends Error {
  override readonly name = 'UnknownVersionError'
}

/**
 * Asks the database for its content version, on behalf of all requests for pages: once for all who come while another
 * question is under way, and not at all for a moment after it did not answer.
 */
export class ContentVersionSource {
  readonly #ask: () => Promise<number>
  readonly #options: Required<ContentVersionOptions>
  #asking: Promise<number> | undefined
  #next: Promise<number> | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined

  constructor(
    ask: () => Promise<number>,
    {
      deadlineMs = 1_000,
      pauseMs = 1_000,
      clock = () => performance.now(),
      sleep: wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
    }: ContentVersionOptions = {},
  ) {
    this.#ask = ask
    this.#options = { deadlineMs, pauseMs, clock, sleep: wait }
  }

  /** @throws {UnknownVersionError} and what the database throws */
  current(): Promise<number> {
    if (!this.#asking) return this.#start()
    // The answer under way may be older than a change that was committed since. All who come meanwhile share the next one.
    this.#next ??= this.#asking
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        return this.#start()
      })
    return this.#next
  }

  #start(): Promise<number> {
    const { clock, pauseMs } = this.#options
    if (this.#failure && clock() - this.#failure.at < pauseMs) return Promise.reject(this.#failure.error)
    this.#asking = this.#answer().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #answer(): Promise<number> {
    const { clock, deadlineMs, sleep } = this.#options
    const answered = new AbortController()
    try {
      const version = await Promise.race([
        this.#ask(),
        sleep(deadlineMs, answered.signal).then(() => {
          throw new UnknownVersionError(`The database did not answer within ${deadlineMs} ms.`)
        }),
      ])
      this.#failure = undefined
      return version
    } catch (error) {
      this.#failure = { error, at: clock() }
      throw error
    } finally {
      answered.abort()
    }
  }
}
