export interface Reader {
  readonly destroyed: boolean
}

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

  get isWanted(): boolean {
    return this.#readers.some(({ destroyed }) => !destroyed)
  }

  settle(page: Page | null): void {
    this.#outcome.resolve(page)
  }
}
