import type { IncomingMessage, ServerResponse } from 'node:http'
import { NetworkCounts } from '../../concurrency/network-counts.ts'
import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../network/network.ts'
import { clientAddress } from '../client-address.ts'
import { type Handler, refuse } from '../exchange.ts'

const REQUEST_LIMITS = {
  maxRequests: 2_000,
  maxRequestsPerNetwork: 128,
  /** Those whose body has not come whole. A client may take its time for that, and readers send none. */
  maxBodies: 500,
  maxBodiesPerNetwork: 16,
}

const RETRY = { 'Retry-After': '5' }
const BUSY = 'This site is asked for more than it can answer now. Please try again in a few seconds.'
const BUSY_NETWORK = 'Your network asks for too much at once. Please try again in a few seconds.'

/** Refuses requests beyond these limits. Handlers before this one are not limited. */
export function requestLimits(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  {
    maxRequests,
    maxRequestsPerNetwork,
    maxBodies = REQUEST_LIMITS.maxBodies,
    maxBodiesPerNetwork = REQUEST_LIMITS.maxBodiesPerNetwork,
  }: Partial<typeof REQUEST_LIMITS> &
    Pick<typeof REQUEST_LIMITS, 'maxRequests' | 'maxRequestsPerNetwork'> = REQUEST_LIMITS,
): Handler {
  const all = new Share(maxRequests, maxRequestsPerNetwork)
  const bodies = new Share(maxBodies, maxBodiesPerNetwork)

  return (exchange) => {
    const { request, reply } = exchange
    const address = clientAddress(request, trustProxy)
    const refusal = all.begin(address, (ended) => reply.once('close', ended))
    const bodyRefusal =
      refusal ?? (hasBody(request) ? bodies.begin(address, (ended) => onceEither(request, reply, ended)) : null)
    if (!bodyRefusal) return false
    refuse(exchange, bodyRefusal.status, bodyRefusal.detail, RETRY)
    return true
  }
}

class Share {
  readonly #networks: NetworkCounts
  readonly #max: number
  #count = 0

  constructor(max: number, maxPerNetwork: number) {
    this.#max = max
    this.#networks = new NetworkCounts(maxPerNetwork)
  }

  /** Counts one more until `onEnd` calls back. @returns why it is refused instead; null otherwise */
  begin(address: string, onEnd: (ended: () => void) => void): { status: 429 | 503; detail: string } | null {
    if (this.#count >= this.#max) return { status: 503, detail: BUSY }
    const release = address === '' || isLoopback(address) ? () => {} : this.#networks.add(address)
    if (!release) return { status: 429, detail: BUSY_NETWORK }
    this.#count++
    onEnd(() => {
      this.#count--
      release()
    })
    return null
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Calls back once: when the body has been read whole, or when the answer is over. */
function onceEither(request: IncomingMessage, reply: ServerResponse, ended: () => void): void {
  let isOver = false
  const end = () => {
    if (!isOver) ended()
    isOver = true
  }
  request.once('end', end)
  reply.once('close', end)
}
