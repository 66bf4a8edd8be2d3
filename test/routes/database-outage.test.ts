import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { signedIn, type Writer } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'
import { proxiedDatabase } from '#test/support/process/tcp-proxy.ts'

const IN_WORDS = /The database of this site does not answer at the moment\. Try again in a few seconds\./
const KEPT = /does not answer at the moment\. .* What you typed is kept\.$/
/** Long enough for a busy machine. What waits for a database that hangs waits together. */
const WAITS = { connectMs: 6_000, probeAfterMs: 3_000, probeMs: 1_000 }

async function openProxiedApp() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await openTestPostgres())
  const proxy = stack.use(await proxiedDatabase(database.config.databaseUrl!))
  const app = stack.use(
    await openTestApp(async () => ({ ...database, [Symbol.asyncDispose]: async () => {} }), {
      posts: [postInput({ path: '/blogs/kept' }), postInput({ path: '/blogs/other', title: 'Other' })],
      env: { DATABASE_URL: proxy.databaseUrl },
      overrides: { openDatabase: (config) => openDatabase({ ...config, timeouts: WAITS }) },
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
    for (const page of kept) before.set(page, await bodyOnceKept(app, page))

    proxy[fault]()
    for (const page of kept) {
      const { status, body } = await app.get(page)
      expect([page, status, body]).toEqual([page, 200, before.get(page)])
    }
    await Promise.all([
      ...['/blogs/other', '/?page=2', '/blogs/none', '/admin/posts'].map(async (page) => {
        const reply = await writer.send('GET', page)
        const { headers, body } = reply
        expect([page, reply.status, headers['retry-after'], headers['cache-control']]).toEqual([
          page,
          503,
          '5',
          'no-store',
        ])
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
        expect(textsOf(body, 'h1')).toEqual(['The den is closed for a moment'])
        expect(body).toMatch(IN_WORDS)
      }),
      ...['/api/blogs', '/api/auth/session', '/api/collections/blogs'].map(async (call) => {
        expect((await refusedCall(writer, 'GET', call)).detail).toMatch(IN_WORDS)
      }),
      refusedCall(writer, 'POST', '/api/blogs').then(({ detail }) => expect(detail).toMatch(KEPT)),
      refusedCall(writer, 'PATCH', '/api/settings').then(({ detail }) => expect(detail).toMatch(KEPT)),
      writer.send('GET', '/admin/posts.data').then((data) => {
        expect([data.status, data.headers['retry-after']]).toEqual([503, '5'])
        expect(data.body).toMatch(IN_WORDS)
      }),
      sentWithoutScripts(app).then((form) => {
        expect([form.status, textsOf(form.body, 'h1')]).toEqual([503, ['The den is closed for a moment']])
        expect(form.body).toContain('Go back to the form: what you typed still stands there.')
      }),
      ...['/atom.xml', '/sitemap.xml', `/media/${'0'.repeat(32)}.jpg`].map(async (file) => {
        const { status, headers, body } = await app.get(file)
        const type = headers['content-type']
        expect([file, status, headers['retry-after'], type]).toEqual([file, 503, '5', 'text/plain; charset=utf-8'])
        expect(body).toMatch(IN_WORDS)
      }),
      app.get('/readyz').then((ready) => {
        expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5'])
        expect(ready.body).toMatch(IN_WORDS)
      }),
    ])
    expect((await app.get('/healthz')).status).toBe(200)

    proxy.restore()
    for (const page of ['/readyz', '/blogs/other', '/api/blogs', '/'])
      await expect.poll(async () => (await app.get(page)).status).toBe(200)
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

/** A page that is kept costs one query, the one for the content version. */
async function bodyOnceKept(app: TestApp, page: string): Promise<string> {
  let body = ''
  const queries = async () => {
    body = (await app.get(page)).body
    return app.queries.length
  }
  await expect.poll(queries).toBe(1)
  return body
}

async function refusedCall(writer: Writer, method: string, call: string): Promise<{ detail: string }> {
  const reply = await writer.send(method, call, method === 'GET' ? undefined : {})
  expect([call, reply.status, reply.headers['retry-after']]).toEqual([call, 503, '5'])
  expect(reply.headers['content-type']).toBe('application/problem+json')
  expect(reply.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
  return reply.json()
}

function sentWithoutScripts(app: TestApp) {
  return app.get('/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.services.config.siteUrl },
    body: 'to_email=a%40b.example&question=x&answer=7',
  })
}
