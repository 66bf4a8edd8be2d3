import proxyAddr from 'proxy-addr'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import type { Exchange } from './exchange.ts'

const isNearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Detects a peer that sends forwarding headers and is not in `TRUST_PROXY`: all visitors behind it count as one client. */
export class UntrustedProxy {
  #address: string | null = null
  readonly #trust: Config['trustProxy']
  readonly #log: Log

  constructor({ trustProxy }: Pick<Config, 'trustProxy'>, log: Log) {
    this.#trust = trustProxy
    this.#log = log
  }

  /** The network address of the detected proxy, as `TRUST_PROXY` takes it; null if there is none. */
  get address(): string | null {
    return this.#address
  }

  get isNearby(): boolean {
    return this.#address !== null && isNearby(this.#address, 0)
  }

  readonly handler = ({ request }: Pick<Exchange, 'request'>): false => {
    const { headers, socket } = request
    if (this.isNearby || !(headers['x-forwarded-for'] || headers.forwarded)) return false
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '')
    // Any client can send the header. Once a proxy is configured, only a peer in a private network counts as another.
    if (!address || (this.#trust && (this.#trust(address, 0) || !isNearby(address, 0)))) return false
    // A peer in a private network is more likely a proxy, and replaces one that is not.
    if (this.#address && !isNearby(address, 0)) return false
    this.#address = address
    this.#log.warn(
      { neighbour: address },
      'a forwarded header came from a neighbour that TRUST_PROXY does not name: everybody behind it counts as one client',
    )
    return false
  }
}
