import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL, postDraft } from '#test/support/posts.ts'

const SECRET = 'Nobody knows the lighthouse'
const DRAFT = { ...POST_CALL, status: 'draft', title: SECRET, sections: [{ sectionTitle: SECRET, sectionText: '' }] }
const ADDRESSES = [
  '/',
  '/blogs/Nobody',
  '/blogs/Nobody-knows-the-lighthouse',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/api/blogs',
  '/api/blogs?q=lighthouse',
  '/api/collections/blogs',
  '/admin',
  '/admin/drafts',
]

describeServer('A draft', (open) => {
  it('is on no public address, in whatever state it is', async () => {
    await using app = await openKeeperApp(open, { posts: [postDraft({ title: 'The Fog' })] })
    const created = await app.send('POST', '/api/blogs', DRAFT)
    expect([created.status, created.json().status, created.json().path]).toEqual([201, 'draft', ''])
    const { id } = created.json()
    await expectHidden(app, id)
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: SECRET }, { 'If-Match': '*' })
    await expectHidden(app, id)
    await app.send('DELETE', `/api/blogs/${id}`)
    await expectHidden(app, id)
    await app.send('POST', `/api/blogs/${id}/restore`)
    await expectHidden(app, id)
  })

  it('is kept with anything missing, and keeps all that was typed', async () => {
    await using app = await openKeeperApp(open)
    const empty = (await app.send('POST', '/api/blogs', { status: 'draft' })).json()
    expect(empty).toMatchObject({
      title: '',
      author: '',
      date: '',
      tag: '',
      featured: 0,
      sections: [],
      publishAt: null,
    })
    const typed = {
      title: `${'Long '.repeat(20)}`,
      date: 'tomorrow',
      featured: 1,
      sections: [{ sectionTitle: '', sectionText: 'half a' }, { sectionTitle: 'only a title' }],
      ratings: { terror: 3 },
    }
    const saved = await app.send('PATCH', `/api/blogs/${empty.id}`, { ...typed, revision: 1 })
    expect([saved.status, saved.headers.etag]).toEqual([200, `"${empty.id}.2"`])
    expect(saved.json()).toMatchObject({ title: typed.title, date: 'tomorrow', ratings: { terror: 3, suspense: 0 } })
    expect(saved.json().sections).toMatchObject([{ sectionText: 'half a' }, { sectionTitle: 'only a title' }])
    const read = await app.send('GET', `/api/blogs/${empty.id}`)
    expect([read.json(), read.headers.etag]).toEqual([saved.json(), saved.headers.etag])
    // Writing back what was read changes nothing.
    const same = await app.send('PATCH', `/api/blogs/${empty.id}`, read.json(), { 'If-Match': read.headers.etag! })
    expect([same.status, same.headers.etag]).toEqual([200, read.headers.etag])
  })

  it('is published under its id by the rules for a new post', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'x'.repeat(61) })).json()
    const publish = (changes: object) =>
      app.send('PATCH', `/api/blogs/${id}`, { ...changes, status: 'published', revision: 1 })
    const refused = await publish({})
    expect(refused.status).toBe(422)
    expect(refused.json().errors).toMatchObject({
      title: 'Title must be 60 or fewer characters',
      author: 'Author Name is required',
      date: 'Date is required',
    })
    expect((await app.send('GET', `/api/blogs/${id}`)).json().title).toBe('x'.repeat(61))

    const sections = [{ sectionTitle: 'One', sectionText: 'Text' }, { sectionTitle: 'No text' }]
    const published = await publish({ ...POST_CALL, sections })
    expect([published.status, published.headers.etag]).toEqual([200, `"${id}.2"`])
    expect(published.json()).toMatchObject({ id, path: '/blogs/The-Wicker-Man', sections: [{ sectionTitle: 'One' }] })
    expect((await app.get('/blogs/The-Wicker-Man')).status).toBe(200)
    expect((await app.get('/')).body).toContain('The Wicker Man')
    expect((await app.send('GET', '/api/blogs?status=draft')).json().total).toBe(0)
    const later = await app.send('PATCH', `/api/blogs/${id}`, { status: 'draft' }, { 'If-Match': '*' })
    expect([later.status, later.json().errors]).toEqual([422, { status: 'A published post stays published' }])
  })

  it('is announced with its publication, and not before', async () => {
    await using app = await openKeeperApp(open)
    const early = await app.send('POST', '/api/blogs', { ...DRAFT, announce: true })
    expect(early.json().errors).toEqual({ announce: 'A draft is announced when it is published' })
    const { id } = (await app.send('POST', '/api/blogs', DRAFT)).json()
    expect((await app.services.mailAdmin.overview()).campaigns).toEqual([])
    const change = { title: 'Now', status: 'published', announce: true, revision: 1 }
    expect((await app.send('PATCH', `/api/blogs/${id}`, change)).status).toBe(200)
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(1)
  })

  it('is never overwritten unseen', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', DRAFT)).json()
    expect((await app.send('PATCH', `/api/blogs/${id}`, { title: 'A' })).status).toBe(428)
    expect((await app.send('PATCH', `/api/blogs/${id}`, { title: 'A', revision: 1 })).status).toBe(200)
    for (const status of ['draft', 'published']) {
      const late = await app.send('PATCH', `/api/blogs/${id}`, { title: 'B', status, revision: 1 })
      expect([late.status, late.json().current.title, late.json().revision]).toEqual([412, 'A', 2])
    }
    expect((await app.send('DELETE', `/api/blogs/${id}`, undefined, { 'If-Match': `"${id}.1"` })).status).toBe(412)
    expect((await app.send('GET', `/api/blogs/${id}`)).json().title).toBe('A')
  })

  it('is made once for one wish, also when it was published meanwhile', async () => {
    await using app = await openKeeperApp(open)
    const key = { 'Idempotency-Key': 'one-wish-for-a-draft' }
    const first = await app.send('POST', '/api/blogs', DRAFT, key)
    const again = await app.send('POST', '/api/blogs', { ...DRAFT, title: 'Other' }, key)
    expect([again.json().id, again.headers['idempotent-replayed']]).toEqual([first.json().id, 'true'])
    await app.send('PATCH', `/api/blogs/${first.json().id}`, { title: 'Out', status: 'published', revision: 1 })
    const late = await app.send('POST', '/api/blogs', DRAFT, key)
    expect([late.json().id, late.headers['idempotent-replayed']]).toEqual([first.json().id, 'true'])
    expect((await app.get('/api/blogs')).json().total).toBe(1)
  })

  it('is read and listed by administrators and tokens that may read posts', async () => {
    await using app = await openTestApp(open)
    const { send } = await signedIn(app)
    const { id } = (await send('POST', '/api/blogs', DRAFT)).json()
    const reader = await withToken(app, ['posts:read'])
    for (const caller of [send, reader.send]) {
      const listed = await caller('GET', '/api/blogs?status=draft')
      expect(listed.json()).toMatchObject({ total: 1, posts: [{ id, status: 'draft', publishAt: null }] })
      const one = await caller('GET', `/api/blogs/${id}`)
      expect([one.status, one.headers['cache-control']]).toEqual([200, 'no-store'])
    }
    expect((await app.get('/api/blogs?status=draft')).status).toBe(401)
    const other = await withToken(app, ['statistics:read'])
    expect((await other.send('GET', `/api/blogs/${id}`)).status).toBe(404)
  })
})

async function expectHidden(app: TestApp, id: string): Promise<void> {
  for (const address of [...ADDRESSES, `/api/blogs/${id}`, `/admin/drafts/${id}`]) {
    const { status, body } = await app.get(address)
    expect(status, address).toBeLessThan(500)
    expect(body, address).not.toMatch(/lighthouse/)
  }
  expect((await app.get('/api/blogs')).json().total).toBe(1)
}
