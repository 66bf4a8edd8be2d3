import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { SecurityConfig } from './headers.ts'
import type { FastPath } from './limits/connection.ts'
import { Connections, type ConnectionsOptions } from './limits/connections.ts'
import { adoptRequestId } from './request-id.ts'
import { HELD_MS, StartingRequests } from './starting.ts'

export interface HttpServer {
  /** The port in use, also when 0 asked for any free one. */
  readonly port: number
  /** Before, requests wait for it, see `StartingRequests`. @param fastPath asked first, on connections that wait for nothing else */
  answerWith(listener: RequestListener, fastPath?: FastPath): void
  /** Stops accepting, ends connections with their next answer, lets running requests end, then cuts what is left. */
  drain(times: DrainTimes): Promise<void>
}

export interface DrainTimes {
  /** Milliseconds of normal service in which a balancer can learn from `/readyz` to send readers elsewhere. */
  readonly announceMs?: number
  /** Milliseconds that idle connections stay open after that: closing one resets a request that is in flight. */
  readonly idleMs?: number
  /** Milliseconds from the start after which everything is cut that has not ended. */
  readonly graceMs: number
}

/** Twice what a slow home connection takes for 32 MB, the largest request body other than a file to import. */
const REQUEST_TIMEOUT_MS = 60 * 60_000
const CHECK_INTERVAL_MS = 1_000

/** @throws {Error} with `syscall: 'listen'` and the system's `code` (`EADDRINUSE`, `EACCES`, …) when it cannot listen on the address. */
export async function listen(
  config: SecurityConfig & Pick<Config, 'port' | 'host' | 'trustProxy'>,
  { heldMs = HELD_MS, ...options }: ConnectionsOptions & { readonly heldMs?: number } = {},
): Promise<HttpServer> {
  const { port, host } = config
  const starting = new StartingRequests(config, heldMs)
  let listener = starting.listener
  let fastPath: FastPath = () => false
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    // A body that makes no progress is ended by `Connections`.
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    // Requests without a body then emit no stream events, which saves a tenth of the time of a cached page.
    optimizeEmptyRequests: true,
  })
  const connections = new Connections(server, config, options)
  const limited = connections.limited(
    (request, reply) => listener(request, reply),
    (request, reply) => fastPath(request, reply),
  )
  server.on('request', (request, reply) => {
    adoptRequestId(request, config.trustProxy)
    limited(request, reply)
  })
  // `close` calls this. Node's own would cut answers that slow readers are still receiving, and requests that are still arriving.
  server.closeIdleConnections = () => {}
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(Object.assign(error, { syscall: 'listen' })))
    server.listen(port, host, resolve)
  })
  const checking = setInterval(() => connections.check(), CHECK_INTERVAL_MS).unref()
  return {
    port: (server.address() as AddressInfo).port,
    answerWith(nextListener, nextFastPath = () => false) {
      listener = nextListener
      fastPath = nextFastPath
      starting.serve(nextListener)
    },
    async drain({ announceMs = 0, idleMs = 0, graceMs }) {
      starting.refuse()
      const ended = new AbortController()
      const after = (ms: number) => setTimeout(ms, undefined, { signal: ended.signal })
      const cut = after(graceMs).then(() => connections.destroyAll())
      if (announceMs > 0) {
        await after(announceMs)
        // Pending connections have been accepted when immediates run; the kernel resets those that were not accepted.
        await setImmediate()
      }
      // Not before the listener closes: clients would open new connections all the time, and some of them would be reset.
      connections.closeAfterNextAnswers()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const idle = after(idleMs).then(() => connections.endIdle())
      await closed
      clearInterval(checking)
      ended.abort()
      await Promise.allSettled([cut, idle])
    },
  }
}
