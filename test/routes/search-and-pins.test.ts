import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const SITE_URL = 'https://den.example'
const LATER = '2999-01-01T00:00:00+01:00'
const ANY = { 'If-Match': '*' }
const named = (title: string, changes: object = {}) => postInput({ title, path: `/blogs/${title}`, ...changes })

describeServer('What search engines get of a post', (open) => {
  it('stands in its head in place of its own words', async () => {
    const seo = { title: 'Found', description: 'Why it is found', canonical: 'https://first.example/text' }
    await using app = await openTestApp(open, { posts: [named('Opera', { seo })], env: { SITE_URL } })
    const { body } = await app.get('/blogs/Opera')
    expect([...textsOf(body, 'title'), ...textsOf(body, 'h1')]).toEqual(['Found', 'Opera'])
    expect(headOf(body)).toMatchObject({
      description: 'Why it is found',
      'og:title': 'Found',
      'og:description': 'Why it is found',
      'og:url': 'https://first.example/text',
      canonical: 'https://first.example/text',
    })
    expect(headOf(body)).not.toHaveProperty('robots')
    expect((await app.get('/sitemap.xml')).body).not.toContain('/blogs/Opera')
  })

  it('leads the sitemap to a post that names its own address', async () => {
    const posts = ['/blogs/Opera', `${SITE_URL}/blogs/Opera`].map((canonical, index) =>
      named(index === 0 ? 'Opera' : 'Inferno', { seo: { canonical } }),
    )
    await using app = await openTestApp(open, { posts, env: { SITE_URL } })
    const { body } = await app.get('/sitemap.xml')
    expect([body.includes('/blogs/Opera'), body.includes('/blogs/Inferno')]).toEqual([true, false])
  })

  it('is nothing where it is kept out, and a link to it is shared as ever', async () => {
    const posts = [named('Opera', { seo: { noindex: true } }), named('Inferno'), named('Suspiria')]
    await using app = await openTestApp(open, { posts, env: { SITE_URL } })
    const head = headOf((await app.get('/blogs/Opera')).body)
    expect([head.robots, head.canonical, head['og:url']]).toEqual(['noindex', undefined, `${SITE_URL}/blogs/Opera`])
    const listed = textsOf((await app.get('/sitemap.xml')).body, 'loc').filter((address) => address.includes('/blogs/'))
    expect(listed.sort()).toEqual([`${SITE_URL}/blogs/Inferno`, `${SITE_URL}/blogs/Suspiria`])
    expect((await app.get('/feed.xml')).body).toContain('Opera')
    expect((await app.get('/search?q=opera')).body).toContain('/blogs/Opera')
  })

  it('is written by calls, with a picture that is kept for it alone', async () => {
    await using app = await openTokenApp(open, { env: { SITE_URL } })
    const data = `data:image/png;base64,${Buffer.from(await drawing('png')).toString('base64')}`
    const seo = { title: ' Found ', description: '', noindex: false, picture: data }
    const made = (await app.send('POST', '/api/blogs', { ...POST_CALL, seo })).json()
    expect(made.seo).toEqual({ title: 'Found', picture: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/) })
    const head = headOf((await app.get(made.path)).body)
    expect(head['og:image']).toContain(made.seo.picture.slice(7, 39))
    const left = await app.send('PATCH', `/api/blogs/${made.id}`, { seo: null }, ANY)
    expect([left.status, 'seo' in left.json()]).toEqual([200, false])
    expect(headOf((await app.get(made.path)).body)['og:image']).toContain('/covers/')
    const back = await app.send('POST', `/api/blogs/${made.id}/revisions/1/restore`, undefined, ANY)
    expect(back.json().seo).toEqual(made.seo)
    const draft = await app.send('POST', '/api/blogs', { title: 'Begun', status: 'draft', seo: { canonical: 'exam' } })
    expect([draft.status, draft.json().seo]).toEqual([201, { canonical: 'exam' }])
    const early = await app.send('PATCH', `/api/blogs/${draft.json().id}`, { ...POST_CALL, status: 'published' }, ANY)
    expect(Object.keys(early.json().errors)).toEqual(['seo.canonical'])
  })

  it('is of own pages, too', async () => {
    await using app = await openTokenApp(open, { env: { SITE_URL } })
    const page = { kind: 'page', title: 'Contact', seo: { title: 'Write to us', noindex: true } }
    const { status, json } = await app.send('POST', '/api/blogs', page)
    expect([status, json().seo]).toEqual([201, page.seo])
    const { body } = await app.get('/contact')
    expect([textsOf(body, 'title'), headOf(body).robots]).toEqual([['Write to us'], 'noindex'])
    expect((await app.get('/sitemap.xml')).body).not.toContain('/contact')
    const pinned = await app.send('POST', '/api/blogs', { ...page, title: 'Press', pinnedUntil: LATER })
    expect(pinned.json().errors).toEqual({ pinnedUntil: 'A page is not held at the top' })
  })
})

describeServer('A post that is held at the top', (open) => {
  it('stands first on the front page and in the list of calls', async () => {
    await using app = await openTokenApp(open, { posts: [named('New', { date: '2026-01-01', featured: 1 })] })
    const old = { ...POST_CALL, title: 'Old', date: '2020-01-01', pinnedUntil: LATER }
    const made = (await app.send('POST', '/api/blogs', old)).json()
    expect(made.pinnedUntil).toBe('2998-12-31T23:00:00.000Z')
    const first = async () => textsOf((await app.get('/')).body, 'h2')[0]
    expect(await first()).toBe('Old')
    expect((await app.get('/api/blogs')).json().posts.map(({ title }: { title: string }) => title)).toEqual([
      'Old',
      'New',
    ])
    const left = await app.send('PATCH', `/api/blogs/${made.id}`, { pinnedUntil: null }, ANY)
    expect('pinnedUntil' in left.json()).toBe(false)
    expect(await first()).toBe('New')
  })
})

it.each([
  [
    { seo: { canonical: 'example.com/x' } },
    { 'seo.canonical': 'The canonical address must begin with https://, http:// or a slash' },
  ],
  [
    { seo: { canonical: '//example.com/x' } },
    { 'seo.canonical': 'The canonical address must begin with https://, http:// or a slash' },
  ],
  [{ seo: { title: 'x'.repeat(2001) } }, { 'seo.title': 'Title for search engines is longer than 2,000 bytes' }],
  [{ seo: { noindex: 'yes' } }, { 'seo.noindex': 'Keep out of search engines is true or false' }],
  [{ seo: { keywords: 'x' } }, { 'seo.keywords': 'Den has no such field' }],
  [{ seo: 'x' }, { seo: 'Seo is an object, or null' }],
  [
    { pinnedUntil: '2026-12-24' },
    { pinnedUntil: 'The end of the hold at the top is an instant with an offset, such as 2026-10-31T00:00:00+01:00' },
  ],
])('%j is refused in words', async (field, errors) => {
  await using app = await openTokenApp(openTestSqlite)
  const { status, json } = await app.send('POST', '/api/blogs', { ...POST_CALL, ...field })
  expect([status, json().errors]).toEqual([422, errors])
})

/** Values of `<meta>` by name or property, and the canonical address. */
function headOf(html: string): Record<string, string | undefined> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  return { ...Object.fromEntries(metas.map(([, name, value]) => [name, value])), canonical }
}
