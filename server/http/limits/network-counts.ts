import { networkOf } from '../../network/network.ts'

/** Counts what each network holds at the moment, up to a limit for each. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts one more for the network of this address and returns the function that takes it back; null at the limit. */
  add(address: string): (() => void) | null {
    const network = networkOf(address)
    const count = this.#counts.get(network) ?? 0
    if (count >= this.#limit) return null
    this.#counts.set(network, count + 1)
    return () => {
      const left = this.#counts.get(network)! - 1
      if (left > 0) this.#counts.set(network, left)
      else this.#counts.delete(network)
    }
  }
}
