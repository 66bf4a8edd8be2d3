import proxyAddr from 'proxy-addr'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Handler } from './exchange.ts'

const isNearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Notices a proxy that `TRUST_PROXY` does not name: whoever says for whom a request was forwarded, and is not believed. Then
 * all visitors behind it count as one.
 */
export class UntrustedProxy {
  #address: string | null = null
  readonly #trust: Config['trustProxy']
  readonly #log: Log

  constructor({ trustProxy }: Pick<Config, 'trustProxy'>, log: Log) {
    this.#trust = trustProxy
    this.#log = log
  }

  /** The network address of the first one, as `TRUST_PROXY` takes it; null while there was none. */
  get address(): string | null {
    return this.#address
  }

  /** Looks at every request and answers none. */
  readonly handler: Handler = ({ request }) => {
    const { headers, socket } = request
    if (this.#address || !(headers['x-forwarded-for'] || headers.forwarded)) return false
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '')
    // Anybody can send the header. Where the proxy is known, a stranger who does so is no other one.
    if (!address || (this.#trust && (this.#trust(address, 0) || !isNearby(address, 0)))) return false
    this.#address = address
    this.#log.warn(
      { neighbour: address },
      'a forwarded header came from a neighbour that TRUST_PROXY does not name: everybody behind it counts as one client',
    )
    return false
  }
}
