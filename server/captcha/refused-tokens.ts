const WITHIN_MS = 10 * 60_000
const MOST_NETWORKS = 10_000

/**
 * How many tokens of each network a service refused of late. This instance alone knows, and forgets it when it ends: it is
 * there to keep made-up tokens from being asked about by the thousand, not to count them.
 */
export class RefusedTokens {
  readonly #now: () => Date
  readonly #enough: number
  /** The one that began the longest ago first. */
  readonly #networks = new Map<string, { readonly since: number; times: number }>()

  constructor(now: () => Date, enough: number) {
    this.#now = now
    this.#enough = enough
  }

  areEnough(network: string): boolean {
    return (this.#lately(network)?.times ?? 0) >= this.#enough
  }

  note(network: string): void {
    const lately = this.#lately(network)
    if (lately) {
      lately.times++
      return
    }
    this.#networks.delete(network)
    this.#networks.set(network, { since: this.#now().getTime(), times: 1 })
    const [oldest = network] = this.#networks.keys()
    if (this.#networks.size > MOST_NETWORKS) this.#networks.delete(oldest)
  }

  #lately(network: string) {
    const known = this.#networks.get(network)
    return known && this.#now().getTime() - known.since < WITHIN_MS ? known : undefined
  }
}
