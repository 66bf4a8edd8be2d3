import { expect, it } from 'vitest'
import type { FirstPartyAnalytics } from '#server/analytics/first-party.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'
import { BROWSER } from '#test/support/screen-views.ts'

const PATH = '/blogs/The-Thing'

describeServer('POST /api/screen-views', (open) => {
  const openWithPost = (env = {}) =>
    openTestApp(open, { posts: [postInput({ path: PATH, articleImgSrc: 'The Den (2024)' })], env })

  it('counts a reader of a post once a day, and the page stays the same', async () => {
    await using app = await openWithPost()
    const before = await app.get(PATH)
    const { id, views } = (await app.get('/api/blogs')).json().posts[0]
    const document = await app.get(`/api/blogs/${id}`)
    expect(views).toBe(0)
    for (let time = 0; time < 3; time++) {
      const reply = await beacon(app, { path: PATH, referrer: 'https://search.example/?q=horror' })
      expect([reply.status, reply.body, reply.headers['set-cookie']]).toEqual([204, '', undefined])
      // Views are written after the answer.
      expect(app.queries).toEqual([])
    }
    expect(await counted(app)).toMatchObject([
      { screen: '', views: 3, visitors: 1 },
      { screen: 'Article', post_id: id, views: 3, visitors: 1 },
    ])
    expect((await app.get(`/api/blogs/${id}`)).json().views).toBe(1)
    const after = await app.get(PATH)
    expect([after.headers.etag, after.body]).toEqual([before.headers.etag, before.body])
    expect((await app.get(`/api/blogs/${id}`)).headers.etag).toBe(document.headers.etag)
    expect(await app.database.read.selectFrom('analytics_referrers').select(['host', 'views']).execute()).toEqual([
      { host: 'search.example', views: 3 },
    ])
  })

  it('a post that was read meanwhile can be written back as it was', async () => {
    await using app = await openWithPost()
    const { send } = await signedIn(app)
    const listed = (await app.get('/api/blogs')).json().posts[0]
    const stale = await app.get(`/api/blogs/${listed.id}`)
    await beacon(app, { path: PATH })
    await counted(app)
    const match = { 'If-Match': stale.headers.etag! }
    expect((await send('PATCH', `/api/blogs/${listed.id}`, { ...stale.json(), views: 2 }, match)).status).toBe(422)
    const back = await send('PATCH', `/api/blogs/${listed.id}`, stale.json(), match)
    expect([back.status, back.body]).toEqual([200, expect.anything()])
    expect((await app.get(`/api/blogs/${listed.id}`)).json().views).toBe(1)
  })

  it('leaves out administrators, programs, pages that nobody looks at, and who asks for it', async () => {
    await using app = await openWithPost()
    const { headers } = await signedIn(app)
    for (const more of [
      headers,
      { 'User-Agent': 'Googlebot/2.1' },
      { 'Accept-Language': '' },
      { 'Sec-GPC': '1' },
      { 'Sec-Purpose': 'prefetch;prerender' },
    ])
      expect((await beacon(app, { path: PATH }, more)).status).toBe(204)
    expect(await counted(app)).toEqual([])

    // The readable hint proves nothing.
    await beacon(app, { path: PATH }, { Cookie: 'den_signed_in=1' })
    expect(await counted(app)).toHaveLength(2)
  })

  it('answers nonsense as it answers everything', async () => {
    await using app = await openWithPost()
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      { path: 1 },
      { path: '/', more: 1 },
      { path: '/api/blogs' },
      { path: '/nowhere' },
    ])
      expect((await beacon(app, body)).status).toBe(204)
    expect(await counted(app)).toEqual([])
    expect((await beacon(app, 'x'.repeat(1_025))).status).toBe(413)
    expect((await beacon(app, { path: '/' }, { 'Content-Type': 'text/html' })).status).toBe(415)
    // A report from another origin is ignored with the same response.
    expect((await beacon(app, { path: '/' }, { Origin: 'https://evil.example' })).status).toBe(204)
    expect((await app.get('/api/screen-views')).status).not.toBe(200)
    expect(await counted(app)).toEqual([])
  })

  it('names screens of the admin area, before anybody signed in', async () => {
    await using app = await openWithPost()
    await beacon(app, { path: '/admin/settings' }, { 'Content-Type': 'application/json' })
    expect((await counted(app)).map(({ screen }) => screen)).toEqual(['', 'Admin: Settings'])
  })

  it('counts nothing when that is what was decided', async () => {
    await using app = await openWithPost({ ANALYTICS_PROVIDER: 'off' })
    expect((await beacon(app, { path: PATH })).status).toBe(204)
    expect(await app.database.read.selectFrom('analytics_days').selectAll().execute()).toEqual([])
  })
})

function beacon(app: TestApp, view: unknown, headers: Record<string, string> = {}) {
  const body = typeof view === 'string' ? view : JSON.stringify(view)
  return app.get('/api/screen-views', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...BROWSER, ...headers },
    body,
  })
}

async function counted(app: TestApp) {
  await (app.services.analytics as FirstPartyAnalytics).flush()
  return app.database.read.selectFrom('analytics_days').selectAll().orderBy('screen').execute()
}
