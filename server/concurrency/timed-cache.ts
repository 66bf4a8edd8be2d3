import { LRUCache } from 'lru-cache'

interface TimedCacheOptions {
  /** The age counts from the start of the computation. */
  readonly maxAgeMs: number
  readonly maxEntries: number
  readonly clock?: () => number
}

/** Concurrent callers of a key share one computation. Failures are not cached. */
export class TimedCache<Value> {
  readonly #values: LRUCache<string, Promise<Value>>

  constructor({ maxAgeMs, maxEntries, clock = () => performance.now() }: TimedCacheOptions) {
    // lru-cache treats a start of 0 as missing. Resolution 0: the clock is read at each call, and no timer is started.
    const perf = { now: () => clock() + 1 }
    this.#values = new LRUCache({ max: maxEntries, ttl: maxAgeMs, ttlResolution: 0, perf })
  }

  /** @param isCached which values later callers may get */
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
