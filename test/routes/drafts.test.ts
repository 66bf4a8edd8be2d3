import { expect, it } from 'vitest'
import { removeUnusedMedia } from '#server/media/unused-media.ts'
import { describeEachDatabase, describeServer } from '#test/support/database/databases.ts'
import { expectHidden } from '#test/support/hidden-post.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const SECRET = 'Nobody knows the belfry'
const DRAFT = {
  ...POST_CALL,
  status: 'draft',
  title: SECRET,
  author: 'belfry',
  tag: 'belfry',
  film: { title: 'belfry', director: 'belfry' },
  sections: [{ sectionTitle: SECRET, sectionText: '' }],
}
const ANY = { 'If-Match': '*' }
const seen = (id: string, revision: number) => ({ 'If-Match': `"${id}.${revision}"` })
const DAY_MS = 86_400_000
const jpeg = await drawing('jpeg')
const PICTURE = addressOf(jpeg, 'jpeg')

describeServer('A draft', (open) => {
  it('is on no public address, in whatever state it is', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ title: 'The Fog' })] })
    const created = await app.send('POST', '/api/blogs', DRAFT)
    expect([created.status, created.json().status, created.json().path]).toEqual([201, 'draft', ''])
    const { id } = created.json()
    await expectHidden(app, { id, word: 'belfry' })
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: SECRET }, { 'If-Match': '*' })
    await expectHidden(app, { id, word: 'belfry' })
    await app.send('DELETE', `/api/blogs/${id}`)
    await expectHidden(app, { id, word: 'belfry' })
    await app.send('POST', `/api/blogs/${id}/restore`)
    await expectHidden(app, { id, word: 'belfry' })
  })
})

describeEachDatabase('A draft', (open) => {
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

    const sections = [{ sectionTitle: 'One', sectionText: 'Text' }]
    const published = await publish({ ...POST_CALL, sections })
    expect([published.status, published.headers.etag]).toEqual([200, `"${id}.2"`])
    expect(published.json()).toMatchObject({ id, path: '/blogs/The-Wicker-Man', sections: [{ sectionTitle: 'One' }] })
    expect((await app.get('/blogs/The-Wicker-Man')).status).toBe(200)
    expect((await app.get('/')).body).toContain('The Wicker Man')
    expect((await app.send('GET', '/api/blogs?status=draft')).json().total).toBe(0)
  })

  it('is announced with its publication if that was wished, and not before', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 1)
    const campaigns = async () => (await app.services.mailAdmin.overview()).campaigns.length
    for (const [announce, expected] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const created = (await app.send('POST', '/api/blogs', { ...DRAFT, announce, sections: [] })).json()
      expect([created.announce, await campaigns()]).toEqual([announce, 0])
      const change = { title: `Now ${expected}`, status: 'published', revision: 1 }
      expect((await app.send('PATCH', `/api/blogs/${created.id}`, change)).status).toBe(200)
      expect(await campaigns()).toBe(expected)
    }
  })

  it('is published whole, at a free path and with pictures that are there, or stays', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ path: '/blogs/Taken' })] })
    const { id } = (await app.send('POST', '/api/blogs', { ...DRAFT, title: 'Whole', sections: [] })).json()
    const publish = (changes: object) => app.send('PATCH', `/api/blogs/${id}`, { ...changes, status: 'published' }, ANY)
    const gone = '/media/0123456789abcdef0123456789abcdef.jpg'
    for (const [changes, errors] of [
      [{ path: '/blogs/Taken' }, { path: 'Another post has this path, or once had it' }],
      [{ articleImage: gone }, { articleImage: 'This picture is not kept any more. Please choose it again.' }],
      [{ sections: [{}, { sectionText: 'Only a text' }] }, { 'sections.1.sectionTitle': 'Section Title is required' }],
      [{ sections: [{ sectionTitle: 'Only a title' }] }, { 'sections.0.sectionText': 'Section Text is required' }],
    ] as const) {
      const refused = await publish(changes)
      expect([refused.status, refused.json().errors]).toEqual([422, errors])
    }
    const noPicture = { articleImage: 'data:image/png;base64,AAAA' }
    for (const changes of [{ path: '/blogs/Taken' }, { articleImage: gone }, noPicture])
      expect((await app.send('PATCH', `/api/blogs/${id}`, changes, ANY)).status).toBe(422)
    expect((await app.send('POST', '/api/blogs', { ...DRAFT, ...noPicture })).status).toBe(422)
    expect((await app.send('GET', `/api/blogs/${id}`)).json()).toMatchObject({
      status: 'draft',
      path: '',
      sections: [],
    })
    // An empty section is none, and the words that a post begins with need no title.
    expect((await publish({ sections: [{ sectionText: 'It rains.' }, {}] })).json()).toMatchObject({
      path: '/blogs/Whole',
      sections: [{ sectionTitle: '', sectionText: 'It rains.' }],
    })
    // Retried, as after a lost response.
    const again = await app.send('PATCH', `/api/blogs/${id}`, { status: 'published', announce: true }, seen(id, 1))
    expect([again.status, again.json().current.path]).toEqual([412, '/blogs/Whole'])
  })

  it('in the trash is neither listed, read nor changed among drafts, and its path is not known to readers', async () => {
    await using app = await openKeeperApp(open)
    const draft = { ...DRAFT, path: '/blogs/secret-path' }
    const { id } = (await app.send('POST', '/api/blogs', draft)).json()
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await app.send('GET', '/api/blogs?status=draft')).json().total).toBe(0)
    expect((await app.send('GET', `/api/blogs/${id}`)).status).toBe(404)
    expect((await app.send('PATCH', `/api/blogs/${id}`, { title: 'x' }, ANY)).status).toBe(404)
    expect((await app.send('DELETE', `/api/blogs/${id}`)).status).toBe(404)
    expect((await app.get('/blogs/secret-path')).status).toBe(404)
    const other = (await app.send('POST', '/api/blogs', DRAFT)).json()
    expect((await app.send('DELETE', `/api/blogs/${other.id}?forever=1`)).status).toBe(204)
    expect((await app.send('GET', '/api/blogs?status=trashed')).json().posts).toMatchObject([{ id }])
  })

  it('keeps its pictures from the removal of unused ones', async () => {
    let now = Date.parse('2026-11-01T00:00:00Z')
    const opened = (options: Parameters<typeof open>[0]) => open({ ...options, now: () => new Date(now) })
    await using app = await openKeeperApp(opened, { pictures: [jpeg] })
    const upkeep = async () => {
      for (let day = 0; day < 3; day++) {
        await removeUnusedMedia(app.database, DAY_MS)
        now += DAY_MS
      }
      return (await app.get(PICTURE)).status
    }
    const { id } = (await app.send('POST', '/api/blogs', { ...DRAFT, articleImage: PICTURE })).json()
    expect(await upkeep()).toBe(200)
    await app.send('PATCH', `/api/blogs/${id}`, { articleImage: '', sections: [{ sectionImage: PICTURE }] }, ANY)
    expect(await upkeep()).toBe(200)
    await app.send('PATCH', `/api/blogs/${id}`, { sections: [] }, ANY)
    expect(await upkeep()).toBe(404)
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

  it('is made once for one wish, whatever becomes of it', async () => {
    await using app = await openKeeperApp(open)
    const key = (name: string) => ({ 'Idempotency-Key': `a-wish-for-${name}` })
    const first = await app.send('POST', '/api/blogs', DRAFT, key('a-draft'))
    const send = (name: string) => [1, 2].map(() => app.send('POST', '/api/blogs', DRAFT, key(name)))
    const [one, other] = await Promise.all(send('two-at-once'))
    expect(one!.json().id).toBe(other!.json().id)
    await app.send('DELETE', `/api/blogs/${one!.json().id}`)
    const [again, beside] = await Promise.all(send('a-draft'))
    for (const reply of [again!, beside!])
      expect([reply.json().id, reply.headers['idempotent-replayed']]).toEqual([first.json().id, 'true'])
    const publication = { ...POST_CALL, title: 'Out', sections: [], status: 'published', revision: 1 }
    expect((await app.send('PATCH', `/api/blogs/${first.json().id}`, publication)).json().errors).toBeUndefined()
    const late = await app.send('POST', '/api/blogs', DRAFT, key('a-draft'))
    expect([late.json().id, late.json().status]).toEqual([first.json().id, 'published'])

    // A draft in the trash is not used again: the same key creates another one, and both can exist.
    await app.send('DELETE', `/api/blogs/${first.json().id}`)
    const second = await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Out' }, key('a-draft'))
    expect(second.json().id).not.toBe(first.json().id)
    expect((await app.send('POST', `/api/blogs/${first.json().id}/restore`)).status).toBe(200)
    expect((await app.send('DELETE', `/api/blogs/${second.json().id}`)).status).toBe(204)
    const draft = (await app.send('POST', '/api/blogs', DRAFT, key('another'))).json()
    await app.send('DELETE', `/api/blogs/${draft.id}`)
    expect((await app.send('POST', '/api/blogs', DRAFT, key('another'))).status).toBe(201)
    expect((await app.send('POST', `/api/blogs/${draft.id}/restore`)).status).toBe(200)
  })

  it('keeps a year of any form, which a post does not', async () => {
    await using app = await openKeeperApp(open)
    const { id, film } = (await app.send('POST', '/api/blogs', { ...DRAFT, film: { year: 'MCMLXXIX' } })).json()
    expect(film).toEqual({ year: 'MCMLXXIX' })
    const refused = await app.send('PATCH', `/api/blogs/${id}`, { ...POST_CALL, status: 'published', revision: 1 })
    expect(refused.json().errors['film.year']).toBe('The year of the film must be a whole number')
    const change = { ...POST_CALL, sections: [], film: { year: 1979 }, status: 'published', revision: 1 }
    expect((await app.send('PATCH', `/api/blogs/${id}`, change)).json().film).toEqual({ year: 1979 })
  })

  it('is read and listed by administrators and tokens that may read posts', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', DRAFT)).json()
    const reader = await withToken(app, ['posts:read'])
    for (const caller of [app.send, reader.send]) {
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
