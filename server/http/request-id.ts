import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'

export const REQUEST_ID = 'X-Request-Id'

const VALID = /^[A-Za-z0-9._-]{1,64}$/
const ID = Symbol('request id')

type Identified = IncomingMessage & { [ID]?: string }

/** Differs for each process, so that the ids of several servers and of restarts differ. */
const PROCESS = randomBytes(5).toString('hex')
let requests = 0

/** The id of a request, which its answer, its lines in the log and its error page name. */
export function requestId(request: IncomingMessage): string {
  const identified = request as Identified
  identified[ID] ??= `${PROCESS}-${(++requests).toString(36)}`
  return identified[ID]
}

/** Takes over the id that a trusted proxy gave to a request. */
export function adoptRequestId(request: IncomingMessage, trust: Config['trustProxy']): void {
  const given = request.headers['x-request-id']
  if (typeof given !== 'string' || !VALID.test(given) || !trust?.(request.socket.remoteAddress ?? '', 0)) return
  const identified = request as Identified
  identified[ID] = given
}
