import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Config } from '../config/config.ts'

/**
 * The network address of the client. It is the other end of the connection, unless `TRUST_PROXY` names that one:
 * then it is the last untrusted entry of `X-Forwarded-For`. The entries before it can be forged by the client.
 */
export function clientAddress(request: IncomingMessage, trust: Config['trustProxy']): string {
  const address = trust ? proxyAddr(request, trust) : request.socket.remoteAddress
  return withoutPort(address ?? '')
}

/** Some proxies write the port too, which changes with each connection. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
}
