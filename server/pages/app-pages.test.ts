import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { turns } from '#test/support/time.ts'
import { createPipeline } from '../http/pipeline.ts'
import { listen } from '../http/server.ts'
import { appPages, type RenderRequest } from './app-pages.ts'

const MEGABYTE = 1024 * 1024
const encoder = new TextEncoder()

describe('a body', () => {
  const echoLength: RenderRequest = async (request) => new Response(String((await request.arrayBuffer()).byteLength))
  /** What React Router does with an action that throws. */
  const swallow: RenderRequest = async (request) => {
    const whole = await request.arrayBuffer().catch(() => undefined)
    return new Response(whole ? 'read' : 'broken', { status: whole ? 200 : 500 })
  }

  it('arrives whole up to 32 MB', async () => {
    await using server = await serving(echoLength)
    expect(await server.send(Buffer.alloc(32 * MEGABYTE))).toMatchObject({ status: 200, body: String(32 * MEGABYTE) })
    expect(await server.send(Buffer.alloc(32 * MEGABYTE), { chunked: true })).toMatchObject({ status: 200 })
    expect(await server.send(Buffer.alloc(0))).toMatchObject({ status: 200, body: '0' })
  })

  it('is refused when it says that it is larger', async () => {
    await using server = await serving(echoLength)
    const { status, body } = await server.send(Buffer.alloc(1), { length: 32 * MEGABYTE + 1 })
    expect([status, body]).toEqual([413, 'This request is larger than 32 MB, which is more than Den takes.\n'])
  })

  it.each([
    ['throws', echoLength],
    ['answers all the same', swallow],
  ])('is refused when it turns out to be larger, and whoever reads it %s', async (_what, render) => {
    await using server = await serving(render)
    const { status } = await server.send(Buffer.alloc(33 * MEGABYTE), { chunked: true })
    expect(status).toBe(413)
    expect(server.log).toEqual([])
    expect(await server.send(Buffer.alloc(5))).toMatchObject({ status: 200 })
  })

  it('that nobody reads does not stand before the next request', async () => {
    await using server = await serving(async (request) => new Response(request.method))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await server.send(Buffer.alloc(4 * MEGABYTE), { agent })).toMatchObject({ status: 200, body: 'POST' })
    expect(await server.send(Buffer.alloc(4 * MEGABYTE), { agent, chunked: true })).toMatchObject({ status: 200 })
    expect(await server.get({}, agent)).toMatchObject({ status: 200, body: 'GET' })
    agent.destroy()
  })

  it('that breaks off does not keep its reader waiting', async () => {
    const { promise: outcome, resolve } = Promise.withResolvers<string>()
    await using server = await serving(async (request) => {
      await request.text().then(
        () => resolve('whole'),
        () => resolve('broken'),
      )
      return new Response('')
    })
    const socket = connect(server.port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
    await once(socket, 'connect')
    await turns()
    socket.destroy()
    expect(await outcome).toBe('broken')
  })
})

describe('a stream', () => {
  it('that breaks is cut and written down, not ended as if it were whole', async () => {
    const headers = { 'Content-Type': 'application/json' }
    await using server = await serving(async () => new Response(streamOf(['[1', new Error('no disk')]), { headers }))
    for (const encoding of ['identity', 'br'])
      await expect(server.get({ 'Accept-Encoding': encoding })).rejects.toThrow(/aborted|ECONNRESET|hang up/)
    const blame = { msg: 'request failed', err: { message: 'no disk' } }
    await expect.poll(() => server.log).toMatchObject([blame, blame])
  })

  it('whose reader left is cancelled, and nobody is to blame', async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<void>()
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => resolve(),
    })
    await using server = await serving(async () => new Response(endless))
    const request = httpRequest({ host: '127.0.0.1', port: server.port }).end()
    const [response] = await once(request, 'response')
    response.destroy()
    await cancelled
    await turns()
    expect(server.log).toEqual([])
  })

  it.each([{}, { 'Accept-Encoding': 'br' }])(
    'is not begun for a reader who left before it (%o), and nobody is to blame',
    async (accepts: OutgoingHttpHeaders) => {
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
      const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>()
      const headers = { 'Content-Type': 'application/json' }
      await using server = await serving(async ({ signal }) => {
        ask()
        await once(signal, 'abort')
        return new Response(new ReadableStream({ cancel: () => cancel() }), { headers })
      })
      const request = httpRequest({ host: '127.0.0.1', port: server.port, headers: accepts }).on('error', () => {})
      request.end()
      await asked
      request.destroy()
      await cancelled
      await turns()
      expect(server.log).toEqual([])
    },
  )

  it('is only made when somebody wants it', async () => {
    const cancel = vi.fn()
    const headers = { ETag: '"x"', 'Content-Type': 'application/json' }
    await using server = await serving(async () => new Response(new ReadableStream({ cancel }), { headers }))
    expect(await server.get({ 'If-None-Match': '"x"' })).toMatchObject({ status: 304, body: '' })
    expect(cancel).toHaveBeenCalledOnce()
  })
})

it('a failure is answered in words without its cause, and the next request is served', async () => {
  let isBroken = true
  await using server = await serving(async () => {
    if (isBroken) throw new Error('secret')
    return new Response('fine')
  })
  const { status, body, headers } = await server.get()
  const id = headers['x-request-id']
  expect([status, body]).toEqual([500, `Something broke on our side. It has been written down as ${id}.\n`])
  expect(server.log).toMatchObject([{ msg: 'request failed', err: { message: 'secret' } }])
  isBroken = false
  expect(await server.get()).toMatchObject({ status: 200, body: 'fine' })
})

interface SendOptions {
  chunked?: boolean
  /** The `Content-Length` of the request. */
  length?: number
  agent?: Agent | false
}

async function serving(render: RenderRequest) {
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) })
  const config = { siteUrl: 'http://localhost', cdnTtl: 0, trustProxy: undefined }
  const server = await listen({ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined })
  server.answerWith(createPipeline(config, logger, [appPages(render, config)]))

  async function exchange(method: string, headers: OutgoingHttpHeaders, agent: Agent | false, body?: Buffer) {
    const request = httpRequest({ host: '127.0.0.1', port: server.port, method, headers, agent })
    // A server that refuses a body may close the connection before it was sent.
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve)
      request.on('error', reject)
    })
    request.end(body)
    const reply = await response
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) }
  }

  return {
    log,
    port: server.port,
    get: (headers: OutgoingHttpHeaders = {}, agent: Agent | false = false) => exchange('GET', headers, agent),
    send: (body: Buffer, { chunked = false, length = body.byteLength, agent = false }: SendOptions = {}) =>
      exchange('POST', chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }, agent, body),
    [Symbol.asyncDispose]: () => server.drain({ graceMs: 0 }),
  }
}

function streamOf(parts: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const rest = parts.values()
  return new ReadableStream({
    async pull(controller) {
      await turns()
      const { done, value } = rest.next()
      if (done) controller.close()
      else if (value instanceof Error) controller.error(value)
      else controller.enqueue(encoder.encode(value))
    },
  })
}
