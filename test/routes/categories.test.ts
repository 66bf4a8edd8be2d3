import { expect, it } from 'vitest'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

describeServer('Categories', (open) => {
  it('are described by calls, for readers at the head of their page, and in the header in their order', async () => {
    await using app = await openTokenApp(open)
    await app.send('POST', '/api/blogs', { ...POST_CALL, tag: 'Verdicts' })
    await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Second', tag: 'Horror List' })
    const navigation = async () => textsOf(/<header[\s\S]*?<\/header>/.exec((await app.get('/')).body)![0], 'a')
    expect(await navigation()).not.toContain('Verdicts')
    const before = (await app.get('/blogs/Second')).body
    const body = { name: 'Verdicts', description: 'Short ones, “late” at night.', isReview: true, order: 1 }
    const made = await app.send('POST', '/api/categories', body)
    expect([made.status, made.json()]).toEqual([201, { ...body, slug: 'verdicts', picture: '', colour: '' }])
    expect((await navigation()).filter((text) => ['Verdicts', 'Lists'].includes(text))).toEqual([
      'Verdicts',
      'Lists',
      'Verdicts',
      'Lists',
    ])
    const page = (await app.get('/category/verdicts')).body
    expect(textsOf(page, 'p')).toContain(body.description)
    expect(attributesOf(page, 'content')).toContain(`Verdicts: ${body.description}`)
    expect((await app.get('/blogs/Second')).body).not.toBe(before)
    const list = (await app.send('GET', '/api/categories')).json().categories
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual([
      'verdicts',
      'horror-review',
      'horror-list',
      'horror-musings',
    ])
    expect((await app.send('PATCH', '/api/categories/verdicts', list[0])).json()).toEqual(list[0])

    const renamed = await app.send('PATCH', '/api/categories/verdicts', { name: 'Sentences' })
    expect(renamed.json()).toMatchObject({ slug: 'sentences', order: 1, isReview: true })
    for (const [address, location] of [
      ['/category/verdicts', '/category/sentences'],
      ['/category/verdicts/feed.xml', '/category/sentences/feed.xml'],
      ['/tag/verdicts', '/category/verdicts'],
    ] as const) {
      const { status, headers } = await app.get(address)
      expect([address, status, headers.location]).toEqual([address, 301, location])
    }
    expect((await app.send('DELETE', '/api/categories/sentences')).status).toBe(409)
    expect((await app.send('DELETE', '/api/categories/sentences?moveTo=horror-list')).status).toBe(204)
    expect((await app.get('/category/sentences')).headers.location).toBe('/category/horror-list')
    expect((await app.get('/api/blogs?tag=Horror%20List')).json().total).toBe(2)
  })

  it('have a colour, which the sheet of the look gives their names, and nothing without one', async () => {
    await using app = await openTokenApp(open)
    const { path } = (await app.send('POST', '/api/blogs', { ...POST_CALL, tag: 'Horror List' })).json()
    const paths = ['/', path, '/category/horror-list', '/search?q=the']
    const pages = async () =>
      Promise.all(paths.map(async (each) => (await app.get(each, { headers: { Accept: 'text/html' } })).body))
    const sheetOf = (body: string) => attributesOf(body, 'href').find((href) => href.startsWith('/look-'))
    const before = await pages()
    expect(before.map(sheetOf)).toEqual(paths.map(() => undefined))

    const coloured = await app.send('PATCH', '/api/categories/horror-list', { colour: ' #F5C518 ' })
    expect(coloured.json()).toMatchObject({ name: 'Horror List', colour: '#f5c518' })
    expect((await app.send('PATCH', '/api/categories/horror-list', { order: 1 })).json().colour).toBe('#f5c518')
    const after = await pages()
    const [sheet] = after.map(sheetOf)
    const { body: style } = await app.get(sheet!)
    expect(style).toContain('[href="/category/horror-list"],[data-category="horror-list"]{--category:#f5c518;')
    for (const page of after.slice(0, 3)) expect(attributesOf(page, 'href')).toContain('/category/horror-list')
    expect(attributesOf(after[2]!, 'data-category')).toEqual(['horror-list'])
    expect(after.every((page) => !/ style="|<style/.test(page))).toBe(true)

    await app.send('PATCH', '/api/categories/horror-list', { name: 'Lists of dread' })
    const renamed = (await app.get(sheetOf((await pages())[0]!)!)).body
    expect(renamed).toContain('[href="/category/lists-of-dread"]')
    await app.send('PATCH', '/api/categories/lists-of-dread', { name: 'Horror List', colour: '' })
    expect((await pages()).map(sheetOf)).toEqual(paths.map(() => undefined))
  })

  it('and tags narrow the list of administrators', async () => {
    await using app = await openTokenApp(open)
    const tags: Record<string, string[]> = { First: ['Giallo'], Second: ['giallo', '70s'], Third: [] }
    for (const [title, names] of Object.entries(tags))
      await app.send('POST', '/api/blogs', { ...POST_CALL, title, tags: names, tag: title === 'Third' ? 'X' : 'Y' })
    const titles = async (tagged: string, tag?: string) => {
      const { posts, total } = await app.services.posts.listed({ tagged, tag }, 0)
      expect(total).toBe(posts.length)
      return posts.map(({ title }) => title)
    }
    expect([await titles('Giallo'), await titles('70s', 'Y'), await titles('70s', 'X')]).toEqual([
      ['First'],
      ['Second'],
      [],
    ])
    expect([await titles('none'), await titles('\0')]).toEqual([[], []])
  })

  it('count as reviews for readers and calls as soon as an owner says so', async () => {
    await using app = await openTokenApp(open)
    const ratings = { terror: 1, suspense: 2, originality: 3, cinematography: 4, acting: 5, soundtrack: 6, overall: 7 }
    const { id, path } = (await app.send('POST', '/api/blogs', { ...POST_CALL, tag: 'Verdicts', ratings })).json()
    const isRated = async () => [
      (await app.get(path)).body.includes('class="rating'),
      (await app.get('/ratings')).body.includes(path),
    ]
    expect(await isRated()).toEqual([false, false])
    await app.send('PATCH', '/api/categories/verdicts', { isReview: true })
    expect(await isRated()).toEqual([true, true])
    const { isReview: _, ...answer } = (await app.get(`/api/blogs/${id}`)).json()
    expect(answer).toEqual((await app.get(`/api/blogs/${id}`)).json())
    await app.send('PATCH', '/api/categories/verdicts', { isReview: false })
    expect(await isRated()).toEqual([false, false])
  })
})

it.each([
  [{ name: '' }, { name: 'Name is required' }],
  [{ name: 'x'.repeat(61) }, { name: 'Name must be 60 or fewer characters' }],
  [{ name: 'A\nB' }, { name: 'Name must be one line of plain text' }],
  [{ description: 'x'.repeat(501) }, { description: 'Description must be 500 or fewer characters' }],
  [{ order: 0 }, { order: 'Order is a whole number from 1 to 200' }],
  [{ isReview: 'yes' }, { isReview: 'isReview is true or false' }],
  [{ slug: 'other' }, { slug: 'The slug is made of the name' }],
  [{ color: '#ff0000' }, { color: 'Den has no such field' }],
  [{ colour: 'red' }, { colour: 'Colour must be a colour of six digits, such as #e5555a, or empty' }],
  [{ name: 'horror list' }, { name: 'There is a category “Horror List” already' }],
  [
    { picture: '/media/0123456789abcdef0123456789abcdef.jpg' },
    { picture: 'This picture is not stored. Choose it again.' },
  ],
])('a category is refused in words: %j', async (change, errors) => {
  await using app = await openTokenApp(openTestSqlite)
  const { status, json } = await app.send('PATCH', '/api/categories/horror-review', change)
  expect([status, json().errors]).toEqual([422, errors])
})
