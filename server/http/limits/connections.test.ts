import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { limitedServer } from '#test/support/process/limited-server.ts'
import { readConfig } from '../../config/config.ts'
import { Connections, type ServerLimits } from './connections.ts'

const MEGABYTE = 1024 * 1024
/** More than the kernel takes for a client that reads nothing. */
const LONG = Buffer.alloc(40 * MEGABYTE)

describe('pipelined requests', () => {
  it('are handled eight at a time, the next one when an answer is sent, all in their order', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(gets(20))
    await expect.poll(() => server.asked.length).toBe(8)
    await server.answersOthers()
    expect(server.asked.length).toBe(8)

    server.asked[0]!.end('first')
    await expect.poll(() => server.asked.length).toBe(9)
    for (let index = 1; index < 20; index++) {
      await expect.poll(() => server.asked.length).toBeGreaterThan(index)
      server.asked[index]!.end(index === 19 ? 'last' : undefined)
    }
    client.end()
    const received = await text(client)
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(20)
    expect(received.indexOf('first')).toBeLessThan(received.indexOf('last'))
  })

  it('end their connection when more than 64 wait, and nobody else notices', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.resume().write(gets(1_000))
    await once(client, 'close')
    await server.answersOthers()
    expect(server.asked.length).toBeLessThanOrEqual(8)
  })

  it('wait while much of an answer before them is unread', async () => {
    const server = await limitedServer({ maxQueuedBytes: MEGABYTE })
    const client = await server.connected()
    client.write(gets(1))
    await expect.poll(() => server.asked.length).toBe(1)
    const sent = once(server.asked[0]!, 'finish')
    server.asked[0]!.end(LONG)
    client.write(gets(1))
    await server.answersOthers()
    expect(server.asked.length).toBe(1)

    client.resume()
    await sent
    await expect.poll(() => server.asked.length).toBe(2)
  })

  it('of a client that left are not handled', async () => {
    const server = await limitedServer({ maxReplies: 1 })
    const client = await server.connected()
    client.write(gets(3))
    await expect.poll(() => server.asked.length).toBe(1)
    client.destroy()
    await once(server.asked[0]!, 'close')
    await server.answersOthers()
    expect(server.asked.length).toBe(1)
  })
})

describe('a reader', () => {
  it('who takes nothing for 30 seconds is dropped', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(gets(1))
    await expect.poll(() => server.asked.length).toBe(1)
    server.asked[0]!.end(LONG)
    server.pass(1_000)
    server.pass(29_000)
    expect(server.asked[0]!.destroyed).toBe(false)
    server.pass(1_000)
    await once(server.asked[0]!, 'close')
    client.resume()
    await once(client, 'close')
  })

  it('who takes a little now and then gets it all', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    let received = 0
    client.on('data', ({ byteLength }) => {
      received += byteLength
    })
    client.pause().write(gets(1))
    await expect.poll(() => server.asked.length).toBe(1)
    server.asked[0]!.end(LONG)
    server.pass(1_000)
    server.pass(20_000)
    client.resume()
    await expect.poll(() => received).toBeGreaterThan(LONG.byteLength / 2)
    client.pause()
    server.pass(20_000)
    client.resume()
    await expect.poll(() => received).toBeGreaterThan(LONG.byteLength)
  })

  it('may wait longer than that for an answer', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(gets(1))
    await expect.poll(() => server.asked.length).toBe(1)
    server.pass(1_000)
    server.pass(300_000)
    server.asked[0]!.setHeader('Connection', 'close').end('at last')
    expect(await text(client)).toContain('at last')
  })

  it('who takes least is dropped when too much is queued in all, however much the others still have to take', async () => {
    const server = await limitedServer({ maxQueuedBytesInAll: 0.5 * LONG.byteLength })
    const reading = await server.connected()
    reading.write(gets(1))
    await expect.poll(() => server.asked.length).toBe(1)
    let received = 0
    reading.on('data', (chunk: Buffer) => {
      received += chunk.byteLength
      if (received > 0.7 * LONG.byteLength) reading.pause()
    })
    server.asked[0]!.end(LONG)
    await expect.poll(() => reading.isPaused()).toBe(true)

    const idle = await server.connected()
    idle.write(gets(1))
    await expect.poll(() => server.asked.length).toBe(2)
    server.asked[1]!.end(LONG)
    await expect.poll(() => server.asked[1]!.socket?.writableLength).toBeGreaterThan(0)
    server.pass(1_000)
    await expect.poll(() => server.asked[1]!.destroyed).toBe(true)
    expect(server.asked[0]!.destroyed).toBe(false)
  })

  it('who has made no progress for longest is dropped first when too much is queued in all', async () => {
    const server = await limitedServer({ maxQueuedBytesInAll: 1.5 * LONG.byteLength })
    for (let index = 0; index < 2; index++) {
      const client = await server.connected()
      client.write(gets(1))
      await expect.poll(() => server.asked.length).toBe(index + 1)
      server.asked[index]!.end(LONG)
      server.pass(5_000)
    }
    await expect.poll(() => server.asked[0]!.destroyed).toBe(true)
    expect(server.asked[1]!.destroyed).toBe(false)
  })
})

describe('a body', () => {
  const HALF = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf '

  it('of which nothing comes for 30 seconds is refused in words, and nobody waits for its rest', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(HALF)
    const [request] = (await once(server.requests, 'request')) as [IncomingMessage]
    const brokeOff = once(request.resume(), 'error')
    await expect.poll(() => request.readableLength).toBe(0)
    server.pass(1_000)
    server.pass(29_000)
    expect(client.readableLength).toBe(0)
    server.pass(1_000)
    expect(await text(client)).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n.*Hardly anything of this request/s)
    await brokeOff
    expect(server.asked[0]!.statusCode).toBe(408)
  })

  it.each([
    ['a little at a time is taken', 4_096, 'HTTP/1.1 200'],
    ['byte by byte is refused', 1, 'HTTP/1.1 408'],
  ])('that comes %s', async (_, bytes, answer) => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${5 * bytes + 1}\r\n\r\nx`)
    const [request] = (await once(server.requests, 'request')) as [IncomingMessage]
    let received = 0
    request.on('data', ({ byteLength }) => {
      received += byteLength
    })
    request.on('error', () => {})
    await expect.poll(() => received).toBe(1)
    for (let piece = 1; piece <= 5 && !client.readableLength; piece++) {
      server.pass(1_000)
      server.pass(25_000)
      client.write('x'.repeat(bytes))
      await expect.poll(() => received >= 1 + piece * bytes || client.readableLength > 0).toBe(true)
    }
    if (received === 5 * bytes + 1) server.asked[0]!.setHeader('Connection', 'close').end('thanks')
    expect(await text(client)).toContain(answer)
  })

  it('that the server has not read yet is not its client’s fault', async () => {
    const server = await limitedServer()
    const client = await server.connected()
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LONG.byteLength}\r\n\r\n`)
    client.write(LONG)
    const [request] = (await once(server.requests, 'request')) as [IncomingMessage]
    await expect.poll(() => request.readableLength).toBeGreaterThan(0)
    server.pass(1_000)
    server.pass(60_000)
    let received = 0
    for await (const chunk of request) received += chunk.byteLength
    expect(received).toBe(LONG.byteLength)
    server.asked[0]!.end()
  })
})

describe('a network', () => {
  it('may have so many connections, and another one as many', () => {
    const connections = acceptor({}, { maxConnectionsPerNetwork: 2 })
    const first = connections.accept('203.0.113.7')
    expect(first.destroyed).toBe(false)
    expect(connections.accept('::ffff:203.0.113.7').destroyed).toBe(false)
    expect(connections.accept('203.0.113.7').destroyed).toBe(true)
    expect(connections.accept('203.0.113.8').destroyed).toBe(false)
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((ip) => connections.accept(ip).destroyed)).toEqual([
      false,
      false,
      true,
    ])
    first.emit('close')
    expect(connections.accept('203.0.113.7').destroyed).toBe(false)
  })

  it('is not counted when it is this machine, or a proxy that TRUST_PROXY names', () => {
    const connections = acceptor({ TRUST_PROXY: '10.0.0.0/8' }, { maxConnectionsPerNetwork: 1 })
    for (const [address, isLimited] of [
      ['127.0.0.1', false],
      ['::1', false],
      ['::ffff:127.0.0.1', false],
      ['10.1.2.3', false],
      ['192.168.1.2', true],
    ] as const) {
      connections.accept(address)
      expect([address, connections.accept(address).destroyed]).toEqual([address, isLimited])
    }
  })
})

function gets(count: number): string {
  return 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count)
}

function acceptor(env: Record<string, string>, limits: Partial<ServerLimits>) {
  const server = new EventEmitter()
  new Connections(server as Server, readConfig(env), { limits })
  return {
    accept(remoteAddress: string): Socket {
      const socket = Object.assign(new PassThrough(), { remoteAddress }) as unknown as Socket
      server.emit('connection', socket)
      return socket
    },
  }
}
