import { networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'

/** Counts what each network, and each IPv6 /48, holds at the moment, up to a limit for each. */
export class NetworkCounts {
  readonly #networks: Counts
  readonly #prefixes48: Counts

  constructor(limit: number, limitOfPrefix48 = limit * PREFIX48_LIMIT_FACTOR) {
    this.#networks = new Counts(limit)
    this.#prefixes48 = new Counts(limitOfPrefix48)
  }

  /** Counts one more for the network of this address and returns the function that takes it back; null at the limit. */
  add(address: string): (() => void) | null {
    const release = this.#networks.add(networkOf(address))
    if (!release) return null
    const releaseOfPrefix48 = this.#prefixes48.add(prefix48Of(address))
    if (!releaseOfPrefix48) {
      release()
      return null
    }
    return () => {
      release()
      releaseOfPrefix48()
    }
  }
}

class Counts {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#limit) return null
    this.#counts.set(key, count + 1)
    return () => {
      const left = this.#counts.get(key)! - 1
      if (left > 0) this.#counts.set(key, left)
      else this.#counts.delete(key)
    }
  }
}
