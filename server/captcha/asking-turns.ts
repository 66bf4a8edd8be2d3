/** All networks together. */
const AT_ONCE = 32
/** Enough for an office whose people read the same news. */
const AT_ONCE_OF_ONE = 4
/** A service that then takes all the time it has is still answered for within six seconds. */
const PATIENCE_MS = 800
const MOST_WAITING = 256
const MOST_WAITING_OF_ONE = 8

interface Waiting {
  readonly network: string
  begin(): void
}

/** Who may ask a service now. No network takes more than its share, and the others wait a moment rather than go empty-handed. */
export class AskingTurns {
  readonly #running = new Map<string, number>()
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>()
  #busy = 0

  /** A turn, which ends when it is disposed of; null when none comes in time. */
  async take(network: string): Promise<Disposable | null> {
    if (this.#busy < AT_ONCE && this.#heldBy(network) < AT_ONCE_OF_ONE) return this.#begin(network)
    const alike = [...this.#waiting].filter((waiting) => waiting.network === network)
    if (this.#waiting.size >= MOST_WAITING || alike.length >= MOST_WAITING_OF_ONE) return null
    return new Promise((resolve) => {
      const leave = (turn: Disposable | null) => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        resolve(turn)
      }
      const waiting = { network, begin: () => leave(this.#begin(network)) }
      const timer = setTimeout(() => leave(null), PATIENCE_MS)
      this.#waiting.add(waiting)
    })
  }

  #begin(network: string): Disposable {
    this.#busy++
    this.#running.set(network, this.#heldBy(network) + 1)
    return { [Symbol.dispose]: () => this.#end(network) }
  }

  #end(network: string): void {
    this.#busy--
    const left = this.#heldBy(network) - 1
    if (left > 0) this.#running.set(network, left)
    else this.#running.delete(network)
    this.#next()?.begin()
  }

  /** Whoever holds the least, however long the others have waited. */
  #next(): Waiting | undefined {
    let next: Waiting | undefined
    let least = AT_ONCE_OF_ONE
    for (const waiting of this.#waiting) {
      const held = this.#heldBy(waiting.network)
      if (held >= least) continue
      next = waiting
      least = held
    }
    return next
  }

  #heldBy(network: string): number {
    return this.#running.get(network) ?? 0
  }
}
