import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AdmissionControl } from '#server/concurrency/admission-control.ts'
import { openTestApp, type Reply, type TestApp } from '#test/support/app.ts'
import { fillArchive } from '#test/support/database/archive.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn, withToken } from '#test/support/identity/administrator.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'

const EXPORT = '/api/collections/blogs'
const env = { TRUST_PROXY: 'loopback' }

it('embedded pictures of several posts need a session or a token', async () => {
  const jpeg = await drawing('jpeg')
  const posts = [postInput({ articleImage: addressOf(jpeg, 'jpeg') })]
  await using app = await openTestApp(openTestSqlite, { posts, pictures: [jpeg] })
  const [post] = (await app.get('/api/blogs')).json().posts
  expect((await app.get(`/api/blogs/${post.id}?images=embedded`)).json().articleImage).toMatch(/^data:image\/jpeg/)

  const readers = [await signedIn(app), await withToken(app)]
  const [account] = await app.services.administrators.list()
  const writing = await app.services.apiTokens.create(account!, newToken({ scopes: ['posts:write'] }))
  for (const target of [`${EXPORT}?images=embedded`, '/api/blogs?images=embedded', '/api/blogs?q=x&images=embedded']) {
    const reply = await app.get(target)
    expect([reply.status, reply.headers['content-type'], reply.headers['www-authenticate']], target).toEqual([
      401,
      'application/problem+json',
      'Bearer',
    ])
    expect(reply.json().detail).toContain('session or an API token')
    const wrong = await app.get(target, { headers: { Authorization: 'Bearer den_guessed' } })
    expect([wrong.status, wrong.json().code]).toEqual([401, 'invalid-api-key'])
    const narrow = await app.get(target, { headers: { Authorization: `Bearer ${writing.token}` } })
    expect([narrow.status, narrow.json().code]).toEqual([403, 'insufficient-scope'])
    for (const { send } of readers) {
      const allowed = await send('GET', target)
      expect([allowed.status, allowed.headers['cache-control']], target).toEqual([200, 'no-store'])
      if (!target.includes('q=')) expect(allowed.body).toContain('"data:image/jpeg;base64,')
    }
  }
})

it.each([
  ['exports', EXPORT],
  ['sitemaps', '/sitemap.xml'],
  ['sitemaps', '/sitemap-1.xml'],
  ['searches', '/api/blogs?q=thing'],
] as const)(
  'a network that reads everything again and again is told when it may go on: %s, %s',
  async (kind, target) => {
    // The limit admits two answers of four rows each; a sitemap also counts the four terms of the posts.
    const admission = { [kind]: controlOf({ limit: kind === 'sitemaps' ? 20 : 10 }) }
    const posts = Array.from({ length: 4 }, () => postInput())
    await using app = await openTestApp(openTestSqlite, { posts, env, overrides: { admission } })
    const from = (address: string) => app.get(target, { headers: { 'X-Forwarded-For': address } })
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([200, 200])
    const refused = await from('192.0.2.1')
    expectRefusal(refused, 429, 'Your network asks for this too often, or too many times at once. Try again in')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).status).toBe(200)
    expect((await app.get('/', { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(200)

    const { headers } = await withToken(app)
    for (let visit = 0; visit < 4; visit++)
      expect((await app.get(target, { headers: { ...headers, 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(200)
  },
)

describe('exports at the same time', () => {
  it('are so many of a network and so many of all, until one ends or its reader leaves', async () => {
    const admission = { exports: controlOf({ openPerNetwork: 1, open: 2 }) }
    await using app = await openTestApp(openTestSqlite, { env, overrides: { admission } })
    // 14 MB: more than fits into the buffers between the two.
    await fillArchive(app.database, { posts: 3_000 })
    const from = (address: string) => app.get(EXPORT, { headers: { 'X-Forwarded-For': address }, method: 'HEAD' })

    using first = await unread(app, '192.0.2.1')
    expect((await from('192.0.2.1')).status).toBe(429)
    using second = await unread(app, '192.0.2.2')
    expect((await from('192.0.2.3')).status).toBe(503)
    const busy = await app.get(EXPORT, { headers: { 'X-Forwarded-For': '192.0.2.3' } })
    expectRefusal(busy, 503, 'Too many readers ask for this at the same time. Try again in 10 seconds.')
    expect(busy.headers['retry-after']).toBe('10')
    const { headers } = await withToken(app)
    expect((await app.get(EXPORT, { headers, method: 'HEAD' })).status).toBe(200)

    first.socket.destroy()
    await expect.poll(async () => (await from('192.0.2.3')).status).toBe(200)
    // Read to its end, it makes room as well.
    for await (const _ of second.socket);
    for (let visit = 0; visit < 3; visit++) expect((await from('192.0.2.2')).status).toBe(200)
  })

  it('make room when readers leave before anything came', async () => {
    const admission = { exports: controlOf({ openPerNetwork: 1, open: 1 }) }
    await using app = await openTestApp(openTestSqlite, { overrides: { admission } })
    await fillArchive(app.database, { posts: 300 })
    for (let visit = 0; visit < 10; visit++) {
      const socket = connect(app.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`GET ${EXPORT} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    await expect.poll(async () => (await app.get(EXPORT)).status).toBe(200)
  })
})

function controlOf({ limit = 1_000_000, openPerNetwork = 4, open = 16 }): AdmissionControl {
  return new AdmissionControl({ rate: { limit, windowMs: 600_000 }, openPerNetwork, open })
}

function expectRefusal(reply: Reply, status: number, words: string): void {
  expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/problem+json'])
  expect(reply.json()).toMatchObject({ status, detail: expect.stringContaining(words) })
}

/** An export whose reader takes the first of it and no more. */
async function unread(app: TestApp, address: string): Promise<{ socket: Socket } & Disposable> {
  const socket = connect(app.port, '127.0.0.1')
  socket.write(`GET ${EXPORT} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'readable')
  return { socket, [Symbol.dispose]: () => void socket.destroy() }
}
