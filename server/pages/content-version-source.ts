/** Milliseconds that the query may take. */
const DEADLINE_MS = 1_000
/** Milliseconds after its time in which a timer of a process that runs is called. */
const SLACK_MS = 250
/** Milliseconds after a failure until the next query: for so long this server may still send what another one has changed. */
const PAUSE_MS = 250
/** Milliseconds after a failure in which callers fail at once while the query is retried in the background. */
const OUTAGE_MS = 5_000

/** After a failure the query is retried in the background, so that a database that hangs does not delay pages from the cache. */
export class ContentVersionSource<Version> {
  readonly #ask: () => Promise<Version>
  #asking: Promise<Version> | undefined
  #next: Promise<Version> | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined

  constructor(ask: () => Promise<Version>) {
    this.#ask = ask
  }

  /** @throws {Error} if the database does not answer in time, or the error of the database */
  current(): Promise<Version> {
    const failedFor = this.#failure ? performance.now() - this.#failure.at : Number.POSITIVE_INFINITY
    if (this.#failure && failedFor < OUTAGE_MS) {
      if (!this.#asking && failedFor >= PAUSE_MS) this.#start().catch(() => {})
      return Promise.reject(this.#failure.error)
    }
    if (!this.#asking) return this.#start()
    // The running query may miss a change that was committed since. All callers that come meanwhile share the next one.
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
    const late = Promise.withResolvers<never>()
    let since = performance.now()
    const refuse = () => {
      // This process was suspended, and the answer may lie there unread. An outage would send what others have changed meanwhile.
      if (performance.now() - since > DEADLINE_MS + SLACK_MS) {
        since = performance.now()
        timer = setTimeout(refuse, DEADLINE_MS).unref()
        return
      }
      late.reject(new Error(`The database did not answer within ${DEADLINE_MS} ms.`))
    }
    let timer = setTimeout(refuse, DEADLINE_MS).unref()
    try {
      const version = await Promise.race([this.#ask(), late.promise])
      this.#failure = undefined
      return version
    } catch (error) {
      this.#failure = { error, at: performance.now() }
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
