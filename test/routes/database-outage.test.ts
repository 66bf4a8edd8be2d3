import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/storage/database.ts'
import { signedIn } from '#test/support/administrator.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestPostgres } from '#test/support/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { postDraft } from '#test/support/posts.ts'
import { proxiedDatabase } from '#test/support/tcp-proxy.ts'

const IN_WORDS = /The database of this site does not answer at the moment\. Try again in a few seconds\./
/** For a database that does not answer at all, so that a slow machine only makes it surer. */
const WAITS = { connectMs: 400, doubtMs: 100, lifeSignMs: 100 }

async function openProxiedApp() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await openTestPostgres())
  const proxy = stack.use(await proxiedDatabase(database.config.databaseUrl!))
  const app = stack.use(
    await openTestApp(async () => ({ ...database, [Symbol.asyncDispose]: async () => {} }), {
      posts: [postDraft({ path: '/blogs/kept' }), postDraft({ path: '/blogs/other', title: 'Other' })],
      env: { DATABASE_URL: proxy.databaseUrl },
      overrides: { openDatabase: (config) => openDatabase({ ...config, waits: WAITS }) },
    }),
  )
  return { app, proxy, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

describe.each(['cut', 'hang'] as const)('while PostgreSQL is away (%s)', (fault) => {
  it('kept pages are read on, everything else says so, nothing typed is lost, and it ends by itself', async () => {
    await using site = await openProxiedApp()
    const { app, proxy } = site
    const writer = await signedIn(app)
    const kept = ['/', '/blogs/kept', '/feed.xml']
    const before = new Map<string, string>()
    for (const page of kept) before.set(page, (await app.get(page)).body)

    proxy[fault]()
    for (const page of kept) {
      const { status, body } = await app.get(page)
      expect([page, status, body]).toEqual([page, 200, before.get(page)])
    }
    for (const page of ['/blogs/other', '/?page=2', '/blogs/none', '/admin/posts']) {
      const { status, headers, body } = await app.get(page, { headers: { Cookie: writer.headers.Cookie! } })
      expect([page, status, headers['retry-after'], headers['cache-control']]).toEqual([page, 503, '5', 'no-store'])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(textsOf(body, 'h1')).toEqual(['The den is closed for a moment'])
      expect(body).toMatch(IN_WORDS)
    }
    for (const [method, call] of [
      ['GET', '/api/blogs'],
      ['GET', '/api/auth/session'],
      ['GET', '/api/collections/blogs'],
      ['POST', '/api/blogs'],
      ['PATCH', '/api/settings'],
    ] as const) {
      const reply = await writer.send(method, call, method === 'GET' ? undefined : postDraft({ path: '/blogs/new' }))
      expect([call, reply.status, reply.headers['retry-after']]).toEqual([call, 503, '5'])
      expect(reply.headers['content-type']).toBe('application/problem+json')
      expect(reply.json()).toMatchObject({
        status: 503,
        title: 'Service Unavailable',
        detail: expect.stringMatching(IN_WORDS),
      })
      expect(/What you typed is kept\.$/.test(reply.json().detail)).toBe(method !== 'GET')
    }
    for (const file of ['/atom.xml', '/sitemap.xml', `/media/${'0'.repeat(32)}.jpg`]) {
      const { status, headers, body } = await app.get(file)
      expect([file, status, headers['retry-after'], headers['content-type']]).toEqual([
        file,
        503,
        '5',
        'text/plain; charset=utf-8',
      ])
      expect(body).toMatch(IN_WORDS)
    }
    expect((await app.get('/healthz')).status).toBe(200)
    const ready = await app.get('/readyz')
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5'])
    expect(ready.body).toMatch(IN_WORDS)

    proxy.restore()
    for (const page of ['/readyz', '/blogs/other', '/api/blogs', '/'])
      await expect.poll(async () => (await app.get(page)).status, { timeout: 20_000 }).toBe(200)
  })
})

it('with nothing kept a page says so, and the beacon of a page that is still open is taken', async () => {
  await using site = await openProxiedApp()
  const { app, proxy } = site
  proxy.cut()
  const { status, body } = await app.get('/')
  expect([status, textsOf(body, 'h1')]).toEqual([503, ['The den is closed for a moment']])
  const beacon = await app.get('/api/screen-views', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Origin: app.services.config.siteUrl },
    body: JSON.stringify({ path: '/', referrer: '' }),
  })
  expect(beacon.status).toBe(204)
})
