import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { limitedServer } from '#test/support/process/limited-server.ts'

/** More than the kernel takes for a client that reads nothing. */
const LONG = Buffer.alloc(40 * 1024 * 1024)
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

describe('an answer at once', () => {
  it('is not given to a request that comes before the answer to another, nor while one waits', async () => {
    const server = await servingFastPath('short')
    const client = await server.connected()
    client.write(GET.repeat(3))
    for (const count of [1, 2]) {
      await expect.poll(() => server.asked.length).toBe(count)
      server.asked.at(-1)!.end('long')
    }
    expect(server.given.length).toBe(1)
    client.end()
    expect((await text(client)).match(/short|long/g)).toEqual(['short', 'long', 'long'])
  })

  it('counts as unread until its reader has taken it, who is dropped after 30 seconds without progress', async () => {
    const { server } = await unreadAnswer()
    expect(server.asked.length).toBe(0)
    server.pass(1_000)
    server.pass(29_000)
    expect(server.given[0]!.destroyed).toBe(false)
    server.pass(1_000)
    await once(server.given[0]!, 'close')
  })

  it('that is not taken yet ends before its connection, and lets the next request through', async () => {
    const { server, client } = await unreadAnswer()
    server.connections.endIdle()
    const received = text(client)
    await expect.poll(() => server.asked.length).toBe(1)
    server.asked[0]!.end('last')
    const whole = await received
    expect([whole.length > LONG.byteLength, whole.endsWith('last')]).toEqual([true, true])
  })

  it('is not given any more when connections close after their next answer', async () => {
    const server = await servingFastPath('short')
    const client = await server.connected()
    server.connections.closeAfterNextAnswers()
    client.write(GET)
    await expect.poll(() => server.asked.length).toBe(1)
    server.asked[0]!.end('last')
    expect(await text(client)).toMatch(/\r\nConnection: close\r\n(.|\r\n)*last$/)
  })
})

async function servingFastPath(body: string | Buffer) {
  const given: ServerResponse[] = []
  const fastPath = ({ url }: IncomingMessage, reply: ServerResponse) => {
    if (url === '/other') return false
    given.push(reply.on('error', () => {}))
    reply.end(body)
    return true
  }
  return { given, ...(await limitedServer({ maxReplies: 1 }, fastPath)) }
}

/** A client that reads nothing of a long answer, and has sent another request. */
async function unreadAnswer() {
  const server = await servingFastPath(LONG)
  const client = await server.connected()
  client.write(GET)
  await expect.poll(() => server.given.length).toBe(1)
  client.write(GET)
  await server.answersOthers()
  return { server, client }
}
