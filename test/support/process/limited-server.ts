import { EventEmitter, once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import type { FastPath } from '#server/http/limits/connection.ts'
import { Connections, type ServerLimits } from '#server/http/limits/connections.ts'
import { listening } from '../listening.ts'

/** A server whose requests are answered by the test, except those to `/other`. */
export async function limitedServer(limits: Partial<ServerLimits> = {}, fastPath?: FastPath) {
  let now = 0
  const asked: ServerResponse[] = []
  const requests = new EventEmitter()
  const answer: RequestListener = (request, reply) => {
    if (request.url === '/other') {
      reply.end('other')
      return
    }
    // A connection that is cut is not an error here.
    asked.push(reply.on('error', () => {}))
    requests.emit('request', request)
  }
  // As the server of `listen`.
  const http = createServer({ optimizeEmptyRequests: true })
  const connections = new Connections(http, { trustProxy: undefined }, { limits, clock: () => now })
  http.on('request', connections.limited(answer, fastPath))
  const { port, ...server } = await listening(http)
  onTestFinished(() => server[Symbol.asyncDispose]())

  return {
    asked,
    connections,
    requests,
    /** Advances the clock, and lets the server check its connections. */
    pass(milliseconds: number) {
      now += milliseconds
      connections.check()
    },
    async connected(): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      return socket
    },
    /** Resolves when the server has handled earlier requests as far as it will. */
    async answersOthers(): Promise<void> {
      for (let round = 0; round < 3; round++) {
        const reply = await fetch(`http://127.0.0.1:${port}/other`)
        expect(await reply.text()).toBe('other')
      }
    },
  }
}
