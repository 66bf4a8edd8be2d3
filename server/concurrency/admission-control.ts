import { isLoopback, networkOf } from '../network/network.ts'
import { type RateLimit, RateLimiter } from './rate-limiter.ts'

export interface AdmissionLimits {
  /** The cost that one network may cause, and the time in which this allowance refills. */
  readonly rate: RateLimit
  /** Requests of one network that are answered at the same time. */
  readonly openPerNetwork: number
  /** Requests of all networks that are answered at the same time. */
  readonly open: number
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
  /** The network of every request under way. */
  readonly #open = new Map<symbol, string>()
  readonly #limits: AdmissionLimits
  readonly #rate: RateLimiter

  constructor(limits: AdmissionLimits) {
    this.#limits = limits
    this.#rate = new RateLimiter(limits.rate)
  }

  /** @param cost in the unit of the rate; what costs more than the whole rate takes all of it */
  admit(address: string, cost: number): Admission {
    const { open, openPerNetwork, rate } = this.#limits
    const network = networkOf(address)
    if (this.#open.size >= open) return { ok: false, reason: 'busy', retryAfterSeconds: RETRY_OPEN_SECONDS }
    // Behind a proxy that TRUST_PROXY does not name all readers have a loopback address: only the limit for all remains.
    if (!isLoopback(address)) {
      if ([...this.#open.values()].filter((other) => other === network).length >= openPerNetwork)
        return { ok: false, reason: 'network', retryAfterSeconds: RETRY_OPEN_SECONDS }
      const taken = this.#rate.take(network, Math.min(cost, rate.limit))
      if (!taken.ok) return { ok: false, reason: 'network', retryAfterSeconds: taken.retryAfterSeconds }
    }

    const request = Symbol('request')
    this.#open.set(request, network)
    return { ok: true, release: () => void this.#open.delete(request) }
  }
}
