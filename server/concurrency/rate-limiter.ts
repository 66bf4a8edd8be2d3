export interface RateLimit {
  /** The full allowance, which may be used at once. */
  readonly limit: number
  /** Milliseconds in which an empty allowance refills, at an even rate. */
  readonly windowMs: number
  /** Keys held in memory at once (default 10,000). Beyond it the least recently used key is forgotten. */
  readonly maxKeys?: number
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

export type RateLimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

/** Milliseconds by which sums of fractions of a millisecond may be off. */
const ROUNDING_MS = 0.001

/** Token buckets by key (a network, an account), in the memory of this process. */
export class RateLimiter {
  /** When the bucket of a key is full again. A key that is not in here has a full one. */
  readonly #fullAt = new Map<string, number>()
  readonly #options: Required<RateLimit>

  constructor(options: RateLimit) {
    this.#options = { maxKeys: 10_000, clock: () => performance.now(), ...options }
  }

  /** Takes `cost` from the allowance of a key. If too little is left it takes nothing, and tells when there is enough. */
  take(key: string, cost = 1): RateLimitResult {
    const { limit, windowMs, maxKeys, clock } = this.#options
    const now = clock()
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + (cost * windowMs) / limit
    const excessMs = fullAt - now - windowMs
    if (excessMs > ROUNDING_MS) return { ok: false, retryAfterSeconds: Math.ceil(excessMs / 1000) }
    // Deleted first, so that the map stays in the order of last use.
    this.#fullAt.delete(key)
    this.#fullAt.set(key, fullAt)
    this.#forget(now, maxKeys)
    return { ok: true }
  }

  refund(key: string, cost = 1): void {
    const { limit, windowMs } = this.#options
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - (cost * windowMs) / limit)
  }

  #forget(now: number, maxKeys: number): void {
    for (const [key, fullAt] of this.#fullAt) {
      if (fullAt > now && this.#fullAt.size <= maxKeys) return
      this.#fullAt.delete(key)
    }
  }
}
