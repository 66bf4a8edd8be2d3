import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const name = 'Giallo month'
const part = (number: number, title: string, date = '2024-02-01') =>
  postInput({ title, path: `/blogs/${title.replaceAll(' ', '-')}`, series: { name, part: number }, date })
const posts = [
  part(3, 'Opera', '2024-01-01'),
  part(1, 'Deep Red', '2024-03-01'),
  part(2, 'Tenebrae'),
  postInput({ title: 'Alone', path: '/blogs/Alone' }),
]
const ANY = { 'If-Match': '*' }

describeServer('A series', (open) => {
  it('gathers its posts by their parts, and has a feed of the newest', async () => {
    await using app = await openTestApp(open, { posts, env: { SITE_URL: 'https://den.example' } })
    const { status, body } = await app.get('/series/giallo-month')
    expect([status, textsOf(body, 'h1')]).toEqual([200, [name]])
    expect(textsOf(body, 'h2')).toEqual(['Deep Red', 'Tenebrae', 'Opera'])
    const feed = (await app.get('/series/giallo-month/feed.xml')).body
    expect(textsOf(feed, 'title').slice(1)).toEqual(['Deep Red', 'Tenebrae', 'Opera'])
    expect((await app.get('/sitemap.xml')).body).toContain('<loc>https://den.example/series/giallo-month</loc>')
    expect((await app.get('/series/nothing')).status).toBe(404)
  })

  it('has pages of ten, from the first part to the last', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      part(23 - index, `Part ${23 - index}`, `2024-01-${10 + index}`),
    )
    await using app = await openTestApp(open, { posts: many })
    const titles = async (page: number) => textsOf((await app.get(`/series/giallo-month?page=${page}`)).body, 'h2')
    const found = [...(await titles(2)), ...(await titles(3))]
    expect(found).toEqual(Array.from({ length: 13 }, (_, index) => `Part ${index + 11}`))
  })

  it('stands on each article with the parts beside it', async () => {
    await using app = await openTestApp(open, { posts, env: { SITE_URL: 'https://den.example' } })
    const lineOf = async (path: string) => {
      const { body } = await app.get(path)
      const [, nav = ''] = /<nav[^>]*aria-label="Series">(.*?)<\/nav>/.exec(body) ?? []
      return [...textsOf(nav, 'a'), ...attributesOf(nav, 'href')]
    }
    expect(await lineOf('/blogs/Tenebrae')).toEqual([
      ...['Giallo month, 2 of 3', '← Previous part: Deep Red', 'Next part: Opera →'],
      ...['/series/giallo-month', '/blogs/Deep-Red', '/blogs/Opera'],
    ])
    expect(await lineOf('/blogs/Deep-Red')).toEqual([
      ...['Giallo month, 1 of 3', 'Next part: Tenebrae →'],
      ...['/series/giallo-month', '/blogs/Tenebrae'],
    ])
    expect(await lineOf('/blogs/Alone')).toEqual([])
    expect(linkedDataIn((await app.get('/blogs/Opera')).body)[0]).toMatchObject({
      isPartOf: { '@type': 'CreativeWorkSeries', name, url: 'https://den.example/series/giallo-month' },
      position: 3,
    })
  })

  it('is written and left by calls, and its line follows on the pages of the other parts', async () => {
    await using app = await openTokenApp(open, { posts })
    const create = async (title: string, series: unknown) =>
      app.send('POST', '/api/blogs', { ...POST_CALL, title, series })
    const made = (await create('Inferno', { name: ' Giallo  month ', part: 7 })).json()
    expect(made.series).toEqual({ name, part: 7 })
    expect((await app.get('/blogs/Opera')).body).toContain('Giallo month, 3 of 7')
    expect(
      (await app.get('/api/search?q=giallo')).json().results.map(({ title }: { title: string }) => title),
    ).toContain('Inferno')
    const left = await app.send('PATCH', `/api/blogs/${made.id}`, { series: null }, ANY)
    expect([left.status, 'series' in left.json()]).toEqual([200, false])
    expect((await app.get('/blogs/Opera')).body).toContain('Giallo month, 3 of 3')
    const back = await app.send('POST', `/api/blogs/${made.id}/revisions/1/restore`, undefined, ANY)
    expect(back.json().series).toEqual({ name, part: 7 })
    const draft = await app.send('POST', '/api/blogs', { title: 'Begun', status: 'draft', series: { name } })
    expect([draft.status, draft.json().series]).toEqual([201, { name }])
    const early = await app.send('PATCH', `/api/blogs/${draft.json().id}`, { ...POST_CALL, status: 'published' }, ANY)
    expect([early.status, early.json().errors]).toEqual([
      422,
      { 'series.part': 'The part of a series must be a whole number from 1 to 9,999' },
    ])
  })
})

it.each([
  [{ name, part: 0 }, { 'series.part': 'The part of a series must be a whole number from 1 to 9,999' }],
  [{ name, part: '2' }, { 'series.part': 'The part of a series must be a whole number from 1 to 9,999' }],
  [{ name: ' ', part: 2 }, { 'series.name': 'A series has a name' }],
  [{ name: 'x'.repeat(61), part: 2 }, { 'series.name': 'The name of a series has at most 60 characters' }],
  [name, { series: 'Series is an object with name and part, or null' }],
])('the series %j is refused in words', async (series, errors) => {
  await using app = await openTokenApp(openTestSqlite)
  const { status, json } = await app.send('POST', '/api/blogs', { ...POST_CALL, series })
  expect([status, json().errors]).toEqual([422, errors])
})
