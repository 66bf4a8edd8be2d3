import { LRUCache } from 'lru-cache'

interface TimedCacheOptions {
  /** Milliseconds, from the start of the computation. */
  readonly maxAgeMs: number
  readonly maxEntries: number
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number
}

/** Computes a value once for all callers that ask for the same key within the maximum age. Failures are not cached. */
export class TimedCache<Value> {
  readonly #values: LRUCache<string, Promise<Value>>

  constructor({ maxAgeMs, maxEntries, clock = () => performance.now() }: TimedCacheOptions) {
    // lru-cache treats a start of 0 as missing. Resolution 0: the clock is read at each call, and no timer is started.
    const perf = { now: () => clock() + 1 }
    this.#values = new LRUCache({ max: maxEntries, ttl: maxAgeMs, ttlResolution: 0, perf })
  }

  /** @param isCached which values may be given to later callers */
  get(key: string, compute: () => Promise<Value>, isCached = (_: Value) => true): Promise<Value> {
    const cached = this.#values.get(key)
    if (cached) return cached
    const computed = compute()
    this.#values.set(key, computed)
    const forget = () => {
      if (this.#values.peek(key, { allowStale: true }) === computed) this.#values.delete(key)
    }
    computed.then((value) => isCached(value) || forget(), forget)
    return computed
  }
}
