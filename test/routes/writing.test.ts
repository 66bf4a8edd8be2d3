import { describe, expect, it } from 'vitest'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp, openTokenApp, signedIn } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'

const jpeg = await drawing('jpeg')
const png = await drawing('png')
const dataString = (bytes: Uint8Array, type: string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

const ratings = { terror: 9, suspense: 8, originality: 7, cinematography: 9, acting: 8, soundtrack: 10, overall: 9 }
const section = { sectionTitle: 'One', sectionText: 'Text', sectionImage: '', sectionImgSrc: 'me', sectionImageAlt: '' }
/** What the form sends: its fields, path, sections, ratings, featured, images. */
const creation = {
  title: 'The Wicker Man',
  tagline: 'Welcome, fool.',
  description: 'A policeman flies to an island where everybody sings.',
  author: 'Mara Vell',
  date: '2026-05-01',
  tag: 'Horror Review',
  featured: 1,
  path: '/blogs/The-Wicker-Man',
  articleImage: dataString(jpeg, 'jpeg'),
  articleImgSrc: 'The Midnight Den (2024)',
  sections: [{ sectionTitle: 'One', sectionText: 'Text', sectionImage: dataString(png, 'png'), sectionImgSrc: 'me' }],
  ratings,
}
const { path: _, ...withoutPath } = creation

describeServer('Writing posts', (open) => {
  it('creates one from the payload of the specification, right everywhere on the next request', async () => {
    await using app = await openKeeperApp(open)
    const reply = await app.send('POST', '/api/blogs', creation)
    expect(reply.status).toBe(201)
    const post = reply.json()
    expect(post).toEqual({
      ...creation,
      id: post.id,
      film: null,
      articleImage: addressOf(jpeg, 'jpeg'),
      articleImageAlt: '',
      contentWarnings: [],
      sections: [{ ...section, sectionImage: addressOf(png, 'png') }],
      comments: [],
      views: 0,
      status: 'published',
      publishAt: null,
    })
    expect(reply.headers.location).toBe(`/api/blogs/${post.id}`)
    expect(reply.headers.etag).toBe(`"${post.id}.1"`)
    const { status: _, publishAt: __, ...forEverybody } = post
    expect((await app.get(`/api/blogs/${post.id}`)).json()).toEqual(forEverybody)
    for (const target of ['/', '/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/blogs/The-Wicker-Man'])
      expect((await app.get(target)).body, target).toMatch(/The.Wicker.Man/)
    expect((await app.get(post.articleImage)).bytes.equals(jpeg)).toBe(true)
  })

  it('takes an unknown score as null, and makes a known one unknown', async () => {
    await using app = await openTokenApp(open)
    const made = await app.send('POST', '/api/blogs', { ...creation, ratings: { ...ratings, acting: null } })
    expect([made.status, made.json().ratings]).toEqual([201, { ...ratings, acting: null }])
    const changed = { ratings: { ...ratings, overall: null } }
    const reply = await app.send('PATCH', `/api/blogs/${made.json().id}`, { ...changed, revision: 1 })
    expect([reply.status, reply.json()]).toMatchObject([200, changed])
  })

  it('finds nothing changed when what was read is written back', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (
      await app.send('POST', '/api/blogs', { ...creation, film: { title: 'The Wicker Man', year: 1973 } })
    ).json()
    const version = await app.database.contentVersion()
    for (const query of ['', '?images=embedded']) {
      const read = await app.get(`/api/blogs/${id}${query}`)
      const back = await app.send('PATCH', `/api/blogs/${id}`, read.json(), { 'If-Match': read.headers.etag! })
      expect([back.status, back.headers.etag]).toEqual([200, `"${id}.1"`])
      expect((await app.get(`/api/blogs/${id}${query}`)).json()).toEqual(read.json())
    }
    expect(await app.database.contentVersion()).toBe(version)
  })

  it('updates with the payload of the specification: form fields plus id', async () => {
    await using app = await openTokenApp(open)
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    const { path: _path, ...fields } = creation
    const change = { ...fields, id, title: 'The Wicker Man Again', featured: 0, revision: 1 }
    const reply = await app.send('PATCH', `/api/blogs/${id}`, change)
    expect(reply.status).toBe(200)
    // A changed title keeps the path unless the administrator changes it.
    expect(reply.json()).toMatchObject({ title: 'The Wicker Man Again', featured: 0, path: creation.path })
    expect(textsOf((await app.get(creation.path)).body, 'h1')).toEqual(['The Wicker Man Again'])
  })

  it('writes down nothing of two writers who saw the same revision but the first', async () => {
    await using app = await openKeeperApp(open)
    const second = await signedIn(app, { email: 'second@den.example', password: 'another lamp entirely' })
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    const seen = { 'If-Match': `"${id}.1"` }
    expect((await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'Mine' }, seen)).status).toBe(200)
    const refused = await second.send('PATCH', `/api/blogs/${id}`, { tagline: 'Theirs' }, seen)
    expect(refused.status).toBe(412)
    expect(refused.json()).toMatchObject({ revision: 2, updatedBy: 'keeper@den.example', current: { tagline: 'Mine' } })
    expect(refused.headers.etag).toBe(`"${id}.2"`)
    expect((await second.send('PATCH', `/api/blogs/${id}`, { tagline: 'Theirs' }, { 'If-Match': '*' })).status).toBe(
      200,
    )
    expect((await app.get(`/api/blogs/${id}`)).json().tagline).toBe('Theirs')
  })

  it('gives a title that is taken the next free path', async () => {
    await using app = await openKeeperApp(open)
    const paths = []
    for (let count = 0; count < 3; count++) paths.push((await app.send('POST', '/api/blogs', withoutPath)).json().path)
    expect(paths).toEqual(['/blogs/The-Wicker-Man', '/blogs/The-Wicker-Man-2', '/blogs/The-Wicker-Man-3'])
    const reply = await app.send('POST', '/api/blogs', creation)
    expect([reply.status, Object.keys(reply.json().errors)]).toEqual([422, ['path']])
  })

  it('makes one post of a wish that is sent again because its answer was lost', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 1)
    const announced = { ...withoutPath, announce: true }
    const wish = () => app.send('POST', '/api/blogs', announced, { 'Idempotency-Key': 'a-wish-of-mine' })
    const replies = [await wish(), ...(await Promise.all([wish(), wish(), wish()]))]
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect((await app.get('/api/blogs')).json().total).toBe(1)
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(1)
    // A replay is marked: a caller who sent another body learns that it was not stored.
    expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true', 'true', 'true'])
    expect((await app.send('POST', '/api/blogs', withoutPath, { 'Idempotency-Key': 'x' })).status).toBe(400)
  })

  it('writes it in one transaction', async () => {
    await using app = await openKeeperApp(open)
    const post = { ...withoutPath, articleImage: '', sections: [] }
    // The first post of an account gives it its name as printed, in a transaction of its own.
    expect((await app.send('POST', '/api/blogs', { ...post, title: 'Before' })).status).toBe(201)
    expect((await app.send('POST', '/api/blogs', post)).status).toBe(201)
    // The audit entry is written after the transaction.
    const isOfPost = (query: string) => /^(insert|update|delete)/.test(query) && !query.includes('"audit_entries"')
    const writes = app.queries.filter(isOfPost)
    const first = app.queries.findIndex((query) => /^begin/.test(query))
    const last = app.queries.findLastIndex((query) => /^commit/.test(query))
    expect(app.queries.filter((query) => /^begin/.test(query))).toHaveLength(1)
    expect(writes.length).toBeGreaterThan(1)
    for (const write of writes) {
      expect(app.queries.indexOf(write)).toBeGreaterThan(first)
      expect(app.queries.lastIndexOf(write)).toBeLessThan(last)
    }
  })

  it('deletes for readers and feeds at once; the second time there is nothing', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    expect((await app.send('DELETE', `/api/blogs/${id}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/blogs/${id}`)).status).toBe(404)
    expect((await app.get(creation.path)).status).toBe(410)
    for (const target of ['/', '/feed.xml', '/sitemap.xml'])
      expect((await app.get(target)).body, target).not.toMatch(/Wicker/)
  })
})

describe('A write', () => {
  it.each([
    [{ title: undefined }, { title: 'Title is required' }],
    [{ title: '   ' }, { title: 'Title is required' }],
    [{ title: 'x'.repeat(61) }, { title: 'Title must be 60 or fewer characters' }],
    [{ author: '' }, { author: 'Author Name is required' }],
    [{ date: '2026-02-30' }, { date: 'Date must be a day such as 2026-10-31' }],
    [{ date: '' }, { date: 'Date is required' }],
    [{ featured: undefined }, { featured: 'Featured is required' }],
    [{ featured: true }, { featured: 'Featured is 1 or 0' }],
    [{ tag: ' ' }, { tag: 'Category is required' }],
    [{ articleImgSrc: undefined }, { articleImgSrc: 'Image Source is required' }],
    [{ tagline: 7 }, { tagline: 'Short Caption is required' }],
    [{ description: '' }, { description: 'Long Caption is required' }],
    [{ ratings: { ...ratings, terror: 11 } }, { 'ratings.terror': 'A rating must be a whole number from 0 to 10' }],
    [{ ratings: { ...ratings, fear: 1 } }, { 'ratings.fear': 'Den has no such field' }],
    [
      { sections: [section, { ...section, sectionTilte: 'x' }] },
      { 'sections.1.sectionTilte': 'Den has no such field' },
    ],
    [{ titel: 'x' }, { titel: 'Den has no such field' }],
    [{ id: 'p_x' }, { id: 'The database gives the id' }],
    [{ views: 1 }, { views: 'A new post has no views' }],
    [{ comments: [1] }, { comments: 'A new post has no comments' }],
    [{ film: { year: 1 } }, { 'film.year': 'Films began in 1870' }],
    [{ path: 'blogs/x' }, { path: expect.stringContaining('/blogs/') }],
    [{ articleImage: 'https://elsewhere.example/x.jpg' }, { articleImage: expect.stringContaining('data: string') }],
    [{ articleImage: `/media/${'0'.repeat(32)}.jpg` }, { articleImage: expect.stringContaining('not kept any more') }],
    [{ articleImage: 'data:image/jpeg;base64,AAAA' }, { articleImage: expect.stringContaining('JPEG') }],
    [
      {
        sections: [
          { ...section, sectionTitle: '' },
          { ...section, sectionImage: 'data:image/jpeg;base64,AAAA' },
        ],
      },
      { 'sections.1.sectionImage': expect.stringContaining('JPEG') },
    ],
    [
      {
        sections: [
          { ...section, sectionText: '' },
          { ...section, sectionImage: `/media/${'0'.repeat(32)}.jpg` },
        ],
      },
      { 'sections.1.sectionImage': expect.stringContaining('not kept any more') },
    ],
    [
      { sections: [section, { ...section, sectionText: `![a](/media/${'0'.repeat(32)}.jpg)` }] },
      { 'sections.1.sectionText': expect.stringContaining(`There is no picture /media/${'0'.repeat(32)}.jpg`) },
    ],
    [{ articleImage: 'data:image/svg+xml;base64,PHN2Zy8+' }, { articleImage: expect.stringContaining('JPEG') }],
  ])('with %j is refused with a message for that field', async (wrong, errors) => {
    await using app = await openTokenApp(openTestSqlite)
    const reply = await app.send('POST', '/api/blogs', { ...creation, ...wrong })
    expect([reply.status, reply.headers['content-type'], reply.json().errors]).toEqual([
      422,
      'application/problem+json',
      errors,
    ])
    expect((await app.get('/api/blogs')).json().total).toBe(0)
  })

  it.each(['sectionImageSrc', 'sectionImgSrx', 'sectionImgsrc', 'sectonImgSrc', 'sectionImgSrcs'])(
    'takes the image source of a section from %s, and keeps it under the right key',
    async (misspelt) => {
      await using app = await openTokenApp(openTestSqlite)
      const { sectionImgSrc, ...rest } = section
      const reply = await app.send('POST', '/api/blogs', { ...creation, sections: [{ ...rest, [misspelt]: 'them' }] })
      expect(reply.json().sections).toEqual([{ ...section, sectionImgSrc: 'them' }])
      expect(sectionImgSrc).toBe('me')
    },
  )

  it('drops sections that lack a title or a text, on create only', async () => {
    await using app = await openTokenApp(openTestSqlite)
    const sections = [section, { ...section, sectionTitle: ' ' }, { ...section, sectionText: '' }]
    const { id, sections: kept } = (await app.send('POST', '/api/blogs', { ...creation, sections })).json()
    expect(kept).toEqual([section])
    const changed = await app.send('PATCH', `/api/blogs/${id}`, { sections, revision: 1 })
    expect(changed.json().sections).toEqual(sections)
  })

  it('of a change says which revision it has seen', async () => {
    await using app = await openTokenApp(openTestSqlite)
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    const change = (headers: Record<string, string>, body: unknown = { tagline: 'New' }) =>
      app.send('PATCH', `/api/blogs/${id}`, body, headers)
    expect((await change({})).status).toBe(428)
    expect((await change({ 'If-Match': `"${id}.9"` })).status).toBe(412)
    expect((await change({ 'If-Match': '"p_other.1"' })).status).toBe(412)
    expect((await change({ 'If-Match': 'nonsense' })).status).toBe(412)
    // With the encoding in which it was sent.
    expect((await change({ 'If-Match': `"${id}.1;br"` })).status).toBe(200)
    expect((await change({}, { tagline: 'Newer', revision: 2 })).status).toBe(200)
    expect((await change({ 'If-Match': '*' }, { tagline: 'Newest' })).status).toBe(200)
    expect((await app.get(`/api/blogs/${id}`)).json().tagline).toBe('Newest')
  })

  it.each([
    [{ id: 'p_other' }, 'id'],
    [{ views: 7 }, 'views'],
    [{ comments: ['hello'] }, 'comments'],
    [{ announce: true }, 'announce'],
    [{ createdAt: 'x' }, 'createdAt'],
  ])('of a change takes back what was read, and not %j', async (wrong, field) => {
    await using app = await openTokenApp(openTestSqlite)
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    const reply = await app.send('PATCH', `/api/blogs/${id}`, { ...wrong, revision: 1 })
    expect([reply.status, Object.keys(reply.json().errors)]).toEqual([422, [field]])
  })

  it('leads readers of an old path to the new one, and never takes a path that a post has', async () => {
    await using app = await openTokenApp(openTestSqlite)
    const { id } = (await app.send('POST', '/api/blogs', creation)).json()
    await app.send('POST', '/api/blogs', { ...creation, path: '/blogs/Other' })
    expect((await app.send('PATCH', `/api/blogs/${id}`, { path: '/blogs/Other', revision: 1 })).json().errors).toEqual({
      path: 'Another post has this path, or once had it',
    })
    expect((await app.send('PATCH', `/api/blogs/${id}`, { path: '/blogs/New', revision: 1 })).status).toBe(200)
    const moved = await app.get('/blogs/The-Wicker-Man')
    expect([moved.status, moved.headers.location]).toEqual([301, '/blogs/New'])
  })

  it('is JSON, and says so', async () => {
    await using app = await openTokenApp(openTestSqlite)
    expect((await app.send('POST', '/api/blogs', '{"title":', {})).status).toBe(400)
    expect((await app.send('POST', '/api/blogs', '{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await app.send('POST', '/api/blogs', '[]')).json()).toMatchObject({
      status: 422,
      detail: 'A post is an object',
    })
    expect((await app.send('PUT', '/api/blogs', creation)).status).toBe(405)
  })
})
