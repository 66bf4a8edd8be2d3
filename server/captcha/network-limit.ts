import { MINUTE_MS } from '#domain/durations.ts'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import { networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'

const LIMIT = 20
const WINDOW_MS = 10 * MINUTE_MS

/** Limits how many captchas of one network, and of one IPv6 /48, are being checked or were refused. */
export class NetworkLimit {
  readonly #networks = new RateLimiter({ limit: LIMIT, windowMs: WINDOW_MS })
  readonly #prefixes48 = new RateLimiter({ limit: LIMIT * PREFIX48_LIMIT_FACTOR, windowMs: WINDOW_MS })

  take(address: string): boolean {
    return this.#networks.take(networkOf(address)).ok && this.#prefixes48.take(prefix48Of(address)).ok
  }

  /** Gives back what `take` took, for a captcha that was not refused. */
  refund(address: string): void {
    this.#networks.refund(networkOf(address))
    this.#prefixes48.refund(prefix48Of(address))
  }
}
