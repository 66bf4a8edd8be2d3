const OPTIONS = {
  /** Milliseconds that the database may take to say it. */
  deadlineMs: 1_000,
  /** Milliseconds for which it is not asked again after it did not say. */
  pauseMs: 1_000,
  /** Milliseconds after a failure in which callers fail at once while the query is retried in the background. */
  outageMs: 5_000,
  /** Milliseconds of a clock that only moves forward. */
  clock: () => performance.now(),
  /** Calls `then` after a time in milliseconds; returns a function that cancels the call. */
  after: afterMs,
}

/** The database did not say in time which content it holds. */
export class UnknownVersionError extends Error {
  override readonly name = 'UnknownVersionError'
}

/**
 * Reads the content version from the database for all page requests: calls during a query share the next one. After a
 * failure the query is retried in the background and callers get the error at once, so that a database that hangs does
 * not delay pages from the cache.
 */
export class ContentVersionSource<Version> {
  readonly #ask: () => Promise<Version>
  readonly #options: typeof OPTIONS
  #asking: Promise<Version> | undefined
  #next: Promise<Version> | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined

  constructor(ask: () => Promise<Version>, options: Partial<typeof OPTIONS> = {}) {
    this.#ask = ask
    this.#options = { ...OPTIONS, ...options }
  }

  /** @throws {UnknownVersionError} and what the database throws */
  current(): Promise<Version> {
    const { clock, pauseMs, outageMs } = this.#options
    const failedFor = this.#failure ? clock() - this.#failure.at : Number.POSITIVE_INFINITY
    if (this.#failure && failedFor < outageMs) {
      if (!this.#asking && failedFor >= pauseMs) this.#start().catch(() => {})
      return Promise.reject(this.#failure.error)
    }
    if (!this.#asking) return this.#start()
    // The answer under way may be older than a change that was committed since. All who come meanwhile share the next one.
    this.#next ??= this.#asking
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        return this.current()
      })
    return this.#next
  }

  #start(): Promise<Version> {
    this.#asking = this.#answer().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #answer(): Promise<Version> {
    const { clock, deadlineMs, after } = this.#options
    const late = Promise.withResolvers<never>()
    const cancel = after(deadlineMs, () =>
      late.reject(new UnknownVersionError(`The database did not answer within ${deadlineMs} ms.`)),
    )
    try {
      const version = await Promise.race([this.#ask(), late.promise])
      this.#failure = undefined
      return version
    } catch (error) {
      this.#failure = { error, at: clock() }
      throw error
    } finally {
      cancel()
    }
  }
}

function afterMs(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds).unref()
  return () => clearTimeout(timer)
}
