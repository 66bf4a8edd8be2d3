import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Config } from '../config.ts'
import { securityHeaders } from './headers.ts'

export interface HttpServer {
  /** The port in use, also when 0 asked for any free one. */
  readonly port: number
  /** Until this is called every request gets a 503, but that for `/healthz`. */
  answerWith(listener: RequestListener): void
  /** Stops accepting, lets running requests end for at most `graceMs`, then cuts what is left. */
  drain(graceMs: number): Promise<void>
}

/** @throws {Error} with `syscall: 'listen'` and the system's `code` (`EADDRINUSE`, `EACCES`, …) when the address cannot be had. */
export async function listen(config: Pick<Config, 'port' | 'host' | 'siteUrl'>): Promise<HttpServer> {
  const { port, host } = config
  let listener = startingListener(config)
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      // A request of 32 MB over a slow line from home.
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, reply) => listener(request, reply),
  )
  const connections = new Connections(server)
  // `close` calls this. Node's own would cut answers that are written but still on their way to a slow reader.
  server.closeIdleConnections = () => connections.closeWhenAnswered()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(Object.assign(error, { syscall: 'listen' })))
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    answerWith: (next) => {
      listener = next
    },
    async drain(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const cut = setTimeout(() => connections.cut(), graceMs)
      await closed
      clearTimeout(cut)
    },
  }
}

function startingListener(config: Pick<Config, 'siteUrl'>): RequestListener {
  const headers = new Map(Object.entries({ ...securityHeaders(config), 'Content-Type': 'text/plain; charset=utf-8' }))
  return (request, reply) => {
    reply.setHeaders(headers)
    if (request.url === '/healthz') reply.end('ok\n')
    else reply.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end('Starting.\n')
  }
}

/**
 * Which connections wait for an answer or for the rest of one. Node does not count those on which nothing was asked yet
 * as idle, and browsers keep some open to ask sooner.
 */
class Connections {
  readonly #waitingFor = new Map<Socket, Set<ServerResponse>>()
  #isClosing = false

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#waitingFor.set(socket, new Set())
      socket.once('close', () => this.#waitingFor.delete(socket))
    })
    server.prependListener('request', ({ socket }, reply) => {
      const replies = this.#waitingFor.get(socket)
      replies?.add(reply)
      reply.once('close', () => {
        replies?.delete(reply)
        if (this.#isClosing && replies?.size === 0) socket.destroySoon()
      })
    })
  }

  closeWhenAnswered(): void {
    this.#isClosing = true
    for (const [socket, replies] of this.#waitingFor) {
      if (replies.size === 0) socket.destroy()
      for (const reply of replies) if (!reply.headersSent) reply.setHeader('Connection', 'close')
    }
  }

  cut(): void {
    for (const socket of this.#waitingFor.keys()) socket.destroy()
  }
}
