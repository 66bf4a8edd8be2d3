/** Lets a few pieces of work run at once and the others wait, in the order in which they came. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  readonly #atOnce: number
  #running = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++
    // Takes over the place of one that ends.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
