import { isLoopback } from '../network/network.ts'
import { NetworkCounts } from './network-counts.ts'
import { NetworkRateLimiter } from './network-rate-limiter.ts'
import type { RateLimit } from './rate-limiter.ts'

export interface AdmissionOptions {
  /** The cost that one network may cause, and the time in which this allowance refills. */
  readonly rate: RateLimit
  readonly openPerNetwork: number
  /** Requests of all networks that are answered at the same time. The networks of one IPv6 /48 get half of it. */
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
  readonly #limits: AdmissionOptions
  readonly #rate: NetworkRateLimiter
  readonly #openByNetwork: NetworkCounts
  #open = 0

  constructor(limits: AdmissionOptions) {
    const { open, openPerNetwork, rate } = limits
    this.#limits = limits
    this.#rate = new NetworkRateLimiter(rate)
    this.#openByNetwork = new NetworkCounts(openPerNetwork, Math.max(openPerNetwork, Math.floor(open / 2)))
  }

  /** @param cost in the unit of the rate; what costs more than the whole rate takes all of it */
  admit(address: string, cost: number): Admission {
    const { open, rate } = this.#limits
    if (this.#open >= open) return { ok: false, reason: 'busy', retryAfterSeconds: RETRY_OPEN_SECONDS }
    // Behind a proxy that TRUST_PROXY does not name all readers have a loopback address: only the limit for all remains.
    if (isLoopback(address)) return this.#admitted(() => {})
    const release = this.#openByNetwork.add(address)
    if (!release) return { ok: false, reason: 'network', retryAfterSeconds: RETRY_OPEN_SECONDS }
    const taken = this.#rate.take(address, Math.min(cost, rate.limit))
    if (taken.ok) return this.#admitted(release)
    release()
    return { ok: false, reason: 'network', retryAfterSeconds: taken.retryAfterSeconds }
  }

  #admitted(releaseNetwork: () => void): Admission {
    let isOpen = true
    this.#open++
    return {
      ok: true,
      release: () => {
        if (!isOpen) return
        isOpen = false
        this.#open--
        releaseNetwork()
      },
    }
  }
}
