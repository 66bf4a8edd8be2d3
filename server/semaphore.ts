/** Limits how many pieces of work run at once. Others wait, first in, first out. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  readonly #permits: number
  #running = 0

  constructor(permits: number) {
    this.#permits = permits
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#permits) this.#running++
    // The permit of the work that ends passes directly to the first in line.
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
