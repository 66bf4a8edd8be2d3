import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Config } from '../config/config.ts'

/** Where `TRUST_PROXY` names the peer, the last untrusted entry of `X-Forwarded-For`: the client can forge those before it. */
export function clientAddress(request: IncomingMessage, trust: Config['trustProxy']): string {
  const address = trust ? proxyAddr(request, trust) : request.socket.remoteAddress
  return withoutPort(address ?? '')
}

/** Some proxies write the port too, which changes with each connection. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
}
