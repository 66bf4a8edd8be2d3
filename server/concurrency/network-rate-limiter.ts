import { networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'
import { type RateLimit, RateLimiter, type RateLimitResult } from './rate-limiter.ts'

/** Token buckets by network, and by IPv6 /48 {@link PREFIX48_LIMIT_FACTOR} times as large, in the memory of this process. */
export class NetworkRateLimiter {
  readonly #networks: RateLimiter
  readonly #prefixes48: RateLimiter

  constructor(rate: RateLimit) {
    this.#networks = new RateLimiter(rate)
    this.#prefixes48 = new RateLimiter({ ...rate, limit: rate.limit * PREFIX48_LIMIT_FACTOR })
  }

  /** Takes `cost` from both. If either has too little it takes nothing, and tells when there is enough. */
  take(address: string, cost = 1): RateLimitResult {
    const taken = this.#networks.take(networkOf(address), cost)
    if (!taken.ok) return taken
    const ofPrefix48 = this.#prefixes48.take(prefix48Of(address), cost)
    if (!ofPrefix48.ok) this.#networks.refund(networkOf(address), cost)
    return ofPrefix48
  }

  refund(address: string, cost = 1): void {
    this.#networks.refund(networkOf(address), cost)
    this.#prefixes48.refund(prefix48Of(address), cost)
  }
}
