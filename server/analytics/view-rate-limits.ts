import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import { isLoopback, networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'
import type { ScreenView } from './analytics.ts'

const READER_VIEWS_PER_MINUTE = 30
/** Limits of one network (IPv4 address or IPv6 /64). Allowances refill evenly, so within one day twice a daily limit may be used. */
const NETWORK_VIEWS_PER_MINUTE = 120
const NETWORK_READERS_PER_DAY = 200
/** Screens that a reader had not seen yet that day; each becomes a row in the database. */
const NETWORK_SCREENS_PER_DAY = 2_000
const NETWORK_REFERRERS_PER_DAY = 20
/** Limits of all networks together, from midnight to midnight. */
const SCREENS_PER_DAY = 100_000
const REFERRERS_PER_DAY = 200

/** One sender must not fill the database or distort the statistics. The key of the hashes is replaced each day. */
export class ViewRateLimits {
  readonly #readerViews: RateLimiter
  readonly #views: NetworkLimiter
  readonly #readers: NetworkLimiter
  readonly #screens: NetworkLimiter
  readonly #referrers: NetworkLimiter
  #today = {
    day: '',
    key: randomBytes(16),
    readers: new Set<string>(),
    screens: new Set<string>(),
    hosts: new Set<string>(),
  }

  readonly #screensPerDay: number

  /** @param clock milliseconds of a monotonic clock */
  constructor(clock: () => number = () => performance.now(), screensPerDay = SCREENS_PER_DAY) {
    this.#screensPerDay = screensPerDay
    this.#readerViews = new RateLimiter({ limit: READER_VIEWS_PER_MINUTE, windowMs: MINUTE_MS, clock })
    this.#views = new NetworkLimiter(NETWORK_VIEWS_PER_MINUTE, MINUTE_MS, clock)
    this.#readers = new NetworkLimiter(NETWORK_READERS_PER_DAY, DAY_MS, clock)
    this.#screens = new NetworkLimiter(NETWORK_SCREENS_PER_DAY, DAY_MS, clock)
    this.#referrers = new NetworkLimiter(NETWORK_REFERRERS_PER_DAY, DAY_MS, clock)
  }

  /** @returns the view, the view without its referrer, or null if nothing of it may be counted */
  take<V extends ScreenView>(view: V, reader: string, day: string): V | null {
    if (day !== this.#today.day)
      this.#today = { day, key: randomBytes(16), readers: new Set(), screens: new Set(), hosts: new Set() }
    // Behind a proxy that TRUST_PROXY does not name all readers have a loopback address: only the daily limits for all apply.
    const networks = isLoopback(view.address)
      ? null
      : [networkOf(view.address), prefix48Of(view.address)].map((network) => this.#hash(network))
    const hashedReader = this.#hash(reader)
    if (!this.#readerViews.take(hashedReader).ok || !this.#views.take(networks)) return null
    const screen = this.#hash(`${reader} ${view.screen === 'Article' ? view.path : view.screen}`)
    if (!this.#isScreenCounted(screen, hashedReader, networks)) return null
    return this.#isReferrerCounted(view.referrerHost, networks) ? view : { ...view, referrerHost: null }
  }

  #isScreenCounted(screen: string, reader: string, networks: Networks): boolean {
    const { readers, screens } = this.#today
    if (screens.has(screen)) return true
    if (screens.size >= this.#screensPerDay || !this.#screens.take(networks)) return false
    if (!readers.has(reader) && !this.#readers.take(networks)) return false
    readers.add(reader)
    screens.add(screen)
    return true
  }

  #isReferrerCounted(host: string | null, networks: Networks): boolean {
    const { hosts } = this.#today
    if (host === null || hosts.has(host)) return true
    if (hosts.size >= REFERRERS_PER_DAY || !this.#referrers.take(networks)) return false
    hosts.add(host)
    return true
  }

  #hash(text: string): string {
    return createHash('sha256').update(this.#today.key).update(text).digest('base64url').slice(0, 11)
  }
}

/** Hashes of the network and of its IPv6 /48; null for addresses that have no limit of their own. */
type Networks = readonly string[] | null

class NetworkLimiter {
  readonly #network: RateLimiter
  readonly #prefix48: RateLimiter

  constructor(limit: number, windowMs: number, clock: () => number) {
    this.#network = new RateLimiter({ limit, windowMs, clock })
    this.#prefix48 = new RateLimiter({ limit: limit * PREFIX48_LIMIT_FACTOR, windowMs, clock })
  }

  /** For an IPv4 address both are the same; the limit of the network is then always reached first. */
  take(networks: Networks): boolean {
    if (!networks) return true
    const [network = '', prefix48 = ''] = networks
    return this.#network.take(network).ok && this.#prefix48.take(prefix48).ok
  }
}
