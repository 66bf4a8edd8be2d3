import { isLoopback, networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'
import { type RateLimit, RateLimiter } from './rate-limiter.ts'

export interface AdmissionLimits {
  /** The cost that one network may cause, and the time in which this allowance refills. */
  readonly rate: RateLimit
  /** Requests of one network that are answered at the same time. */
  readonly openPerNetwork: number
  /** Requests of all networks that are answered at the same time. The networks of one IPv6 /48 get half of it. */
  readonly open: number
}

interface Networks {
  readonly network: string
  /** The same for an IPv4 address, whose network reaches its limit first. */
  readonly prefix48: string
}

type Admission =
  /** `release` is called when the answer has ended; a second call does nothing. */
  | { readonly ok: true; release(): void }
  /** `network`: this one asks too often or too much at once. `busy`: all of them together do. */
  | { readonly ok: false; readonly reason: 'network' | 'busy'; readonly retryAfterSeconds: number }

/** Seconds after which one of the answers under way has probably ended. */
const RETRY_OPEN_SECONDS = 10

/** Admits requests whose cost grows with the archive, within the limits of this process. */
export class AdmissionControl {
  /** The client of every request under way. */
  readonly #open = new Map<symbol, Networks>()
  readonly #limits: AdmissionLimits
  readonly #rate: RateLimiter
  readonly #rateOfPrefix48: RateLimiter

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
    this.#rate = new RateLimiter(limits.rate)
    this.#rateOfPrefix48 = new RateLimiter({ ...limits.rate, limit: limits.rate.limit * PREFIX48_LIMIT_FACTOR })
  }

  /** @param cost in the unit of the rate; what costs more than the whole rate takes all of it */
  admit(address: string, cost: number): Admission {
    const { open, rate } = this.#limits
    const client = { network: networkOf(address), prefix48: prefix48Of(address) }
    if (this.#open.size >= open) return { ok: false, reason: 'busy', retryAfterSeconds: RETRY_OPEN_SECONDS }
    // Behind a proxy that TRUST_PROXY does not name all readers have a loopback address: only the limit for all remains.
    if (!isLoopback(address)) {
      if (this.#hasTooManyOpen(client)) return { ok: false, reason: 'network', retryAfterSeconds: RETRY_OPEN_SECONDS }
      const taken = this.#take(client, Math.min(cost, rate.limit))
      if (!taken.ok) return { ok: false, reason: 'network', retryAfterSeconds: taken.retryAfterSeconds }
    }

    const request = Symbol('request')
    this.#open.set(request, client)
    return { ok: true, release: () => void this.#open.delete(request) }
  }
  #hasTooManyOpen({ network, prefix48 }: Networks): boolean {
    const { open, openPerNetwork } = this.#limits
    const others = [...this.#open.values()]
    return (
      others.filter((other) => other.network === network).length >= openPerNetwork ||
      others.filter((other) => other.prefix48 === prefix48).length >= Math.max(openPerNetwork, Math.floor(open / 2))
    )
  }

  #take({ network, prefix48 }: Networks, cost: number) {
    const taken = this.#rate.take(network, cost)
    if (!taken.ok) return taken
    const takenOfAll = this.#rateOfPrefix48.take(prefix48, cost)
    if (!takenOfAll.ok) this.#rate.refund(network, cost)
    return takenOfAll
  }
}
