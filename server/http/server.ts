import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HttpServer {
  /** The port in use, also when 0 asked for any free one. */
  readonly port: number
  /** Until this is called every request gets a 503. */
  answerWith(listener: RequestListener): void
  /** Stops accepting, lets running requests end for at most `graceMs`, then cuts what is left. */
  drain(graceMs: number): Promise<void>
}

/** @throws {Error} with the system's `code` (`EADDRINUSE`, `EACCES`, …) when the address cannot be had. */
export async function listen({ port, host }: { port: number; host: string }): Promise<HttpServer> {
  let listener: RequestListener = (_request, reply) => {
    reply.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting.\n')
  }
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, reply) => listener(request, reply),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    answerWith: (next) => {
      listener = next
    },
    drain: (graceMs) => drain(server, graceMs),
  }
}

async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
