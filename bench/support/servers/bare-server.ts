// The minimal cost of a response: a `node:http` server that writes the same bytes and headers, and does nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recorded } from '../ask.ts'

process.once('disconnect', () => process.exit())
process.once('message', ({ status, headers, body }: Recorded) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, reply) => {
    reply.writeHead(status, headers)
    reply.end(status === 304 ? undefined : bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
