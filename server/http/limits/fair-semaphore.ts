export interface FairSemaphoreOptions {
  readonly permits: number
  /** Pieces of work that may wait; further ones are refused. */
  readonly maxWaiting: number
}

/**
 * Permits go to the keys in rotation, so that a key with much work delays mostly itself. No two pieces begin in the same turn of
 * the event loop: work that only awaits SQLite never yields by itself.
 */
export class FairSemaphore {
  /** In the order of their turns. A key without waiting work is not in here. */
  readonly #queues = new Map<unknown, (() => void)[]>()
  readonly #options: FairSemaphoreOptions
  #running = 0
  #waiting = 0
  #isScheduled = false

  constructor(options: FairSemaphoreOptions) {
    this.#options = options
  }

  /** @returns null, and does nothing, when too much work waits */
  async run<T>(key: unknown, work: () => Promise<T>): Promise<T | null> {
    if (this.#waiting >= this.#options.maxWaiting) return null
    await this.#turnOf(key)
    try {
      return await work()
    } finally {
      this.#running--
      this.#schedule()
    }
  }

  #turnOf(key: unknown): Promise<void> {
    const queue = this.#queues.get(key) ?? []
    this.#queues.set(key, queue)
    this.#waiting++
    this.#schedule()
    return new Promise((resolve) => queue.push(resolve))
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting === 0 || this.#running >= this.#options.permits) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#startNext()
      this.#schedule()
    })
  }

  #startNext(): void {
    const [next] = this.#queues
    if (!next) return
    const [key, queue] = next
    this.#queues.delete(key)
    const start = queue.shift()!
    if (queue.length > 0) this.#queues.set(key, queue)
    this.#waiting--
    this.#running++
    start()
  }
}
