import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type HttpServer, listen } from './server.ts'

const LOCAL = { port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined }

describe('listen', () => {
  it('answers at once: alive, but not ready', async () => {
    const server = await listen(LOCAL)
    const early = await reply(server, '/')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '2'])
    expect(early.headers['x-content-type-options']).toBe('nosniff')
    expect((await reply(server, '/readyz')).statusCode).toBe(503)
    expect((await reply(server, '/healthz')).statusCode).toBe(200)
    server.answerWith((_request, response) => response.end('open'))
    expect(await text(await reply(server, '/'))).toBe('open')
    await server.drain({ graceMs: 0 })
  })

  it('says which port is taken', async () => {
    const first = await listen(LOCAL)
    await expect(listen({ ...LOCAL, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE', port: first.port })
    await first.drain({ graceMs: 0 })
  })
})

describe('drain', () => {
  /** No test waits that long: nothing but the end of all connections can end a drain in time. */
  const LONG = 60_000

  it.each([
    ['not begun', ''],
    ['begun', 'half of the '],
  ])(
    'lets an answer end that is %s, and waits for no connection that could bring another request',
    async (_, begun) => {
      const server = await listen(LOCAL)
      const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>()
      server.answerWith((request, response) => (request.url === '/slow' ? ask(response) : response.end('quick')))
      const agent = new Agent({ keepAlive: true })
      await text(await reply(server, '/quick', agent))
      const slow = reply(server, '/slow', agent)
      const response = await asked
      if (begun) response.write(begun)

      const drained = server.drain({ graceMs: LONG })
      await expect(reply(server, '/late')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
      response.end('answer')
      expect(await text(await slow)).toBe(`${begun}answer`)
      await drained
      agent.destroy()
    },
  )

  it('waits for no connection on which nothing was asked', async () => {
    const server = await listen(LOCAL)
    const socket = connect(server.port, LOCAL.host)
    await once(socket, 'connect')
    await server.drain({ graceMs: LONG })
    socket.destroy()
  })

  it('cuts what has not ended in time', async () => {
    const server = await listen(LOCAL)
    server.answerWith((_request, response) => response.write('never ends'))
    const endless = await reply(server, '/')
    await server.drain({ graceMs: 10 })
    await expect(text(endless)).rejects.toThrow('aborted')
  })
})

function reply(server: HttpServer, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: LOCAL.host, port: server.port, path, ...(agent && { agent }) }, resolve).on('error', reject)
  })
}
