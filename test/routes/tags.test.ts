import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const posts = [
  postInput({ title: 'Suspiria', path: '/blogs/suspiria', tags: ['Giallo', 'Witches'], date: '2024-02-01' }),
  postInput({ title: 'Deep Red', path: '/blogs/deep-red', tags: ['Giallo'], date: '2024-03-01' }),
  postInput({ title: 'Ten', path: '/blogs/ten', tag: 'Horror List', date: '2024-04-01' }),
]

describeServer('Tags', (open) => {
  it('gather posts on a page with a feed, which the article links', async () => {
    await using app = await openTestApp(open, { posts, env: { SITE_URL: 'https://den.example' } })
    const page = await app.get('/tag/giallo')
    expect(page.status).toBe(200)
    expect(textsOf(page.body, 'h1')).toEqual(['Giallo'])
    expect(textsOf(page.body, 'h2')).toEqual(['Deep Red', 'Suspiria'])
    expect(attributesOf(page.body, 'href')).toContain('/tag/giallo/feed.xml')
    const article = (await app.get('/blogs/suspiria')).body
    expect(attributesOf(article, 'href')).toEqual(expect.arrayContaining(['/tag/giallo', '/tag/witches']))
    expect(article).toContain('<meta property="article:tag" content="Witches"/>')
    expect(linkedDataIn(article)[0]).toMatchObject({ keywords: ['Giallo', 'Witches'] })
    expect((await app.get('/blogs/ten')).body).not.toContain('article-tags')
    const feed = (await app.get('/tag/giallo/feed.xml')).body
    expect(textsOf(feed, 'title')).toEqual(['Giallo – The Midnight Den', 'Deep Red', 'Suspiria'])
    expect(textsOf(feed, 'category')).toEqual(['Horror Review', 'Giallo', 'Horror Review', 'Giallo', 'Witches'])
    expect((await app.get('/feed.json')).json().items[2].tags).toEqual(['Horror Review', 'Giallo', 'Witches'])
    expect((await app.get('/sitemap.xml')).body).toContain('<loc>https://den.example/tag/witches</loc>')
  })

  it('are written and changed by calls, found by search, and kept in revisions', async () => {
    await using app = await openTokenApp(open)
    const made = (
      await app.send('POST', '/api/blogs', { ...POST_CALL, tags: [' Folk  horror', 'FOLK HORROR', '', '70s'] })
    ).json()
    expect(made.tags).toEqual(['Folk horror', '70s'])
    expect((await app.get('/api/search?q=folk')).json().results).toMatchObject([{ id: made.id }])
    const { headers, ...changed } = await app.send(
      'PATCH',
      `/api/blogs/${made.id}`,
      { tags: ['Folk horror'] },
      { 'If-Match': '*' },
    )
    expect([changed.status, changed.json().tags]).toEqual([200, ['Folk horror']])
    expect((await app.get('/tag/70s')).headers.location).toBe('/category/70s')
    expect((await app.send('GET', `/api/blogs/${made.id}/revisions/1`)).json().tags).toEqual(['Folk horror', '70s'])
    expect(
      (await app.send('PATCH', `/api/blogs/${made.id}`, { tagline: 'Other' }, { 'If-Match': '*' })).json().tags,
    ).toEqual(['Folk horror'])
    const restored = await app.send('POST', `/api/blogs/${made.id}/revisions/1/restore`, undefined, { 'If-Match': '*' })
    expect(restored.json().tags).toEqual(['Folk horror', '70s'])
    expect((await app.get('/tag/70s')).status).toBe(200)
    const without = (await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Without' })).json()
    expect(without).not.toHaveProperty('tags')
  })
})

it.each([
  [Array.from({ length: 21 }, (_, index) => `tag ${index}`), 'A post has at most 20 tags'],
  [['x'.repeat(61)], `A tag has at most 60 characters: “${'x'.repeat(30)}…” is longer`],
  [['a, b'], 'A tag holds no comma'],
  ['giallo', 'Tags are a list of names'],
])('tags beyond their bounds are refused in words', async (tags, message) => {
  await using app = await openTokenApp(openTestSqlite)
  const { status, json } = await app.send('POST', '/api/blogs', { ...POST_CALL, tags })
  expect([status, json().errors]).toEqual([422, { tags: message }])
})

it('a tag that no post has leads to the category of that name, and such a category to the tag', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  const target = async (path: string) => {
    const { status, headers } = await app.get(path)
    return [status, headers.location]
  }
  expect(await target('/tag/Horror%20List')).toEqual([301, '/category/horror-list'])
  expect(await target('/tag/horror-list/feed.xml')).toEqual([301, '/category/horror-list/feed.xml'])
  expect(await target('/tag/nothing')).toEqual([301, '/category/nothing'])
  expect(await target('/category/nothing')).toEqual([404, undefined])
  expect(await target('/category/giallo')).toEqual([301, '/tag/giallo'])
  expect(await target('/tag/Giallo')).toEqual([301, '/tag/giallo'])
  expect(await target('/tags/giallo/')).toEqual([301, '/tag/giallo'])
  expect(await target('/category/films/witches/feed/')).toEqual([301, '/tag/witches/feed.xml'])
})
