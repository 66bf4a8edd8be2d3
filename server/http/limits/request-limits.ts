import { NetworkCounts } from '../../concurrency/network-counts.ts'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../network/network.ts'
import { clientAddress } from '../client-address.ts'
import { type Handler, refuse } from '../exchange.ts'

const REQUEST_LIMITS = { maxRequests: 2_000, maxRequestsPerNetwork: 128 }

/** Refuses requests beyond these limits. Handlers before this one are not limited. */
export function requestLimits(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  { maxRequests, maxRequestsPerNetwork } = REQUEST_LIMITS,
): Handler {
  const networks = new NetworkCounts(maxRequestsPerNetwork)
  let requests = 0

  return (exchange) => {
    const { request, reply } = exchange
    if (requests >= maxRequests) {
      refuse(exchange, 503, 'This site is asked for more than it can answer now. Please try again in a few seconds.', {
        'Retry-After': '5',
      })
      return true
    }
    const address = clientAddress(request, trustProxy)
    const release = address === '' || isLoopback(address) ? () => {} : networks.add(address)
    if (!release) {
      refuse(exchange, 429, 'Your network asks for too much at once. Please try again in a few seconds.', {
        'Retry-After': '5',
      })
      return true
    }
    requests++
    reply.once('close', () => {
      requests--
      release()
    })
    return false
  }
}
