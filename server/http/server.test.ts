import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type HttpServer, listen } from './server.ts'

const LOCAL = { port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined }

describe('listen', () => {
  it('lets requests wait until it can serve, and says at once that it is alive, but not ready', async () => {
    const server = await listen(LOCAL, { heldMs: 1_000_000 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const given = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await text(await reply(server, '/healthz', agent))).toBe('starting\n')
    const early = reply(server, '/early', agent)
    const abandoned = get({ port: server.port, path: '/abandoned', agent: given }).on('error', () => {})
    expect((await reply(server, '/readyz')).statusCode).toBe(503)
    abandoned.destroy()
    server.answerWith((request, response) => response.end(`open at ${request.url}`))
    expect(await text(await early)).toBe('open at /early')
    await server.drain({ graceMs: 0 })
    agent.destroy()
    given.destroy()
  })

  it('refuses after a while what came too early', async () => {
    const server = await listen(LOCAL, { heldMs: 1 })
    const early = await reply(server, '/')
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '2'])
    expect(early.headers['x-content-type-options']).toBe('nosniff')
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
  /** Longer than the timeout of a test: only the end of all connections can end a drain in time. */
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

  it('leaves an idle connection open for one more answer, which says that it is the last', async () => {
    const server = await listen(LOCAL)
    server.answerWith((_request, response) => response.end('answer'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await text(await reply(server, '/', agent))
    const drained = server.drain({ idleMs: LONG, graceMs: LONG })
    const last = await reply(server, '/', agent)
    expect([last.headers.connection, await text(last)]).toEqual(['close', 'answer'])
    await drained
    agent.destroy()
  })

  it('ends pipelined requests with an answer to each', async () => {
    const server = await listen(LOCAL)
    const asked: ServerResponse[] = []
    server.answerWith((_request, response) => void asked.push(response))
    const socket = connect(server.port, LOCAL.host)
    const received = text(socket)
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    socket.write(ask)
    await expect.poll(() => asked.length).toBe(1)
    const drained = server.drain({ idleMs: LONG, graceMs: LONG })
    socket.write(ask)
    await expect.poll(() => asked.length).toBe(2)
    for (const response of asked) response.end('answer')
    expect((await received).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
    expect((await received).match(/Connection: close/g)).toHaveLength(1)
    await drained
  })

  it('goes on as before at first, so that a balancer can learn of it', async () => {
    const server = await listen(LOCAL)
    const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>()
    server.answerWith((_request, response) => ask(response))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const early = reply(server, '/', agent)
    const response = await asked
    const drained = server.drain({ announceMs: 10, graceMs: LONG })
    response.end('answer')
    expect((await early).headers.connection).toBe('keep-alive')
    await text(await early)
    await drained
    await expect(reply(server, '/late')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    agent.destroy()
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
