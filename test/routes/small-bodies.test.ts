import { describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { subscribe } from '#test/support/mail/subscribing.ts'
import { sendRaw, statusesIn } from '#test/support/raw.ts'

const FORM = 'application/x-www-form-urlencoded'
const TARGETS = [
  ['/api/subscriptions', 'application/json', 413],
  ['/subscribe', FORM, 400],
  ['/unsubscribe', FORM, 404],
] as const

describe('What anybody may send', () => {
  it('is refused in words over 64 kB, and read under it', async () => {
    await using app = await openTestApp(openTestSqlite)
    const reply = await subscribe(app, { to_email: 'reader@den.example', captcha: 'x'.repeat(10 * 1024 * 1024) })
    expect([reply.status, reply.headers['content-type']]).toEqual([413, 'application/problem+json'])
    expect(reply.json()).toMatchObject({ title: 'Content Too Large', detail: 'Send 65536 bytes at most.' })
    expect((await subscribe(app, { to_email: 'reader@den.example', captcha: 'x'.repeat(65_000) })).status).toBe(422)
  })

  it.each(TARGETS)('%s is answered before it is there, however long it says to be', async (target, type, status) => {
    await using app = await openTestApp(openTestSqlite)
    const piece = 'x'.repeat(100_000)
    // The rest never comes.
    const announced = `Content-Length: 10000000\r\n\r\n${piece}`
    const inPieces = `Transfer-Encoding: chunked\r\n\r\n${piece.length.toString(16)}\r\n${piece}\r\n`
    for (const body of [announced, inPieces])
      expect(statusesIn(await sent(app, `${target}`, type, body))).toEqual([status])
    expect((await app.get('/healthz')).status).toBe(200)
  })

  it('is not kept, however much of it comes', async () => {
    await using app = await openTestApp(openTestSqlite)
    const piece = 'x'.repeat(1024 * 1024)
    const inPieces = `${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(10)
    const received = await sent(
      app,
      '/api/subscriptions',
      'application/json',
      `Transfer-Encoding: chunked\r\n\r\n${inPieces}0\r\n\r\n`,
    )
    expect(statusesIn(received)).toEqual([413])
    expect(received).toContain('Send 65536 bytes at most.')
  })
})

function sent({ port }: TestApp, target: string, type: string, rest: string): Promise<string> {
  const head = `POST ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Type: ${type}\r\n`
  return sendRaw(port, head + rest)
}
