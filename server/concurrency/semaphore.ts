/** As many wait for a semaphore as may. */
export class SemaphoreFullError extends Error {}

/** Limits how many pieces of work run at once. Others wait, first in, first out. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  readonly #permits: number
  readonly #maxWaiting: number
  #running = 0

  constructor(permits: number, { maxWaiting = Number.POSITIVE_INFINITY }: { maxWaiting?: number } = {}) {
    this.#permits = permits
    this.#maxWaiting = maxWaiting
  }

  /** @throws {SemaphoreFullError} when `maxWaiting` others wait already; the work is not begun then */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#permits) this.#running++
    else if (this.#waiting.length >= this.#maxWaiting) throw new SemaphoreFullError('Too much work waits already.')
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
