/** A client that waits for a page. */
export interface Reader {
  /** True once the client has disconnected. */
  readonly destroyed: boolean
}

/** A page that is being made for the first client that asked, and for those that ask for the same meanwhile. */
export class PendingPage<Page> {
  readonly #readers: Reader[]
  readonly #outcome = Promise.withResolvers<Page | null>()

  constructor(first: Reader) {
    this.#readers = [first]
  }

  /** The page once it is made; null if it may only be sent to the first client. */
  join(reader: Reader): Promise<Page | null> {
    this.#readers.push(reader)
    return this.#outcome.promise
  }

  /** Whether at least one client still waits. */
  get isWanted(): boolean {
    return this.#readers.some(({ destroyed }) => !destroyed)
  }

  settle(page: Page | null): void {
    this.#outcome.resolve(page)
  }
}
