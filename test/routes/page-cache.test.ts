import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'

const posts = Array.from({ length: 12 }, (_, index) => postInput({ path: `/blogs/${index}`, title: `Post ${index}` }))
const BROTLI = { headers: { 'Accept-Encoding': 'br' } }

describeServer('a page that was made before', (open) => {
  it('is sent again without asking the database for more than its version', async () => {
    await using app = await openTestApp(open, { posts })
    for (const page of ['/', '/?page=2', '/blogs/3', '/archive', '/feed.xml', '/feed.json']) {
      const first = await app.get(page)
      expect(app.queries.length, page).toBeGreaterThan(1)
      for (const method of ['GET', 'HEAD']) {
        const again = await app.get(page, { method })
        expect(app.queries, page).toHaveLength(1)
        const { date: _, 'x-request-id': __, ...headers } = again.headers
        expect(first.headers, page).toMatchObject(headers)
        expect([again.status, again.body], page).toEqual([200, method === 'GET' ? first.body : ''])
      }
    }
  })

  it('is another one with the request after a change, whoever makes it', async () => {
    await using app = await openTestApp(open, { posts })
    await using elsewhere = await openDatabase(app.database.config)
    const others = new PostRepository(elsewhere)
    const read = async () =>
      (await Promise.all(['/', '/blogs/3', '/feed.xml'].map((page) => app.get(page)))).map(({ body }) => body)

    let before = await read()
    const inserted = await others.insert(postInput({ path: '/blogs/new', title: 'Brand new', date: '2027-01-01' }))
    let after = await read()
    for (const [index, body] of after.entries())
      expect([body === before[index], body.includes('Brand new')]).toEqual([false, true])

    before = after
    await new SettingsRepository(elsewhere).set('blogName', 'The Renamed Den')
    after = await read()
    for (const [index, body] of after.entries())
      expect([before[index]!.includes('The Renamed Den'), body.includes('The Renamed Den')]).toEqual([false, true])

    await others.delete(inserted.ok ? inserted.post.id : '')
    for (const body of await read()) expect(body).not.toContain('Brand new')
  })

  it('shows a picture that came after the post that names it', async () => {
    const jpeg = await drawing('jpeg')
    const address = addressOf(jpeg, 'jpeg')
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/x', articleImage: address })] })
    expect((await app.get('/blogs/x')).body).not.toContain(address)
    await app.services.media.put(jpeg)
    expect((await app.get('/blogs/x')).body).toContain(address)
  })
})

describeServer('what is kept', (open) => {
  it('is the same for every address that means the same, and one page for each number', async () => {
    await using app = await openTestApp(open, { posts })
    const [home, second] = [await app.get('/'), await app.get('/?page=2')]
    const greetings = await app.get('/greetings')
    for (const [target, body] of [
      ['/?utm_source=letter&fbclid=x', home.body],
      ['/?fbclid=x&page=2', second.body],
      ['/greetings?page=9', greetings.body],
      ['/greetings?q=x', greetings.body],
    ]) {
      const reply = await app.get(target!)
      expect([reply.body === body, app.queries.length]).toEqual([true, 1])
    }
    expect(home.body).not.toBe(second.body)
  })

  it('is only what everybody may see, and what is there', async () => {
    await using app = await openTestApp(open, { posts })
    const pages = ['/unsubscribe?token=x', '/subscription/confirm?token=x', '/subscribe', '/blogs/none', '/?page=9']
    for (const page of pages) {
      // The first one also counts the posts, once for all pages.
      await app.get(page)
      await app.get(page)
      const made = app.queries.length
      await app.get(page)
      expect([page, app.queries.length]).toEqual([page, made])
    }
    // A response for a single caller is not looked up in the cache.
    await app.get('/api/auth/session')
    expect(app.queries.filter((sql) => sql.includes('counters'))).toEqual([])
  })
})

it('what is read again is made as small as it can be when content has not changed for a while, under the same name', async () => {
  let now = 0
  await using app = await openTestApp(openTestSqlite, {
    posts,
    overrides: { pageCache: { maxAgeMs: 0, clock: () => now } },
  })
  const first = await app.get('/blogs/3', BROTLI)
  now = 1_999
  for (let count = 0; count < 3; count++) await app.get('/blogs/3', BROTLI)
  expect((await app.get('/blogs/3', BROTLI)).bytes.equals(first.bytes)).toBe(true)
  now = 2_000
  await expect
    .poll(async () => (await app.get('/blogs/3', BROTLI)).bytes.byteLength)
    .toBe(brotliCompressSync(first.body).byteLength)
  const small = await app.get('/blogs/3', BROTLI)
  expect(small.bytes.byteLength).toBeLessThan(first.bytes.byteLength * 0.95)
  expect(brotliDecompressSync(small.bytes).toString()).toBe(first.body)
  expect([small.headers.etag, small.headers['content-length']]).toEqual([
    first.headers.etag,
    String(small.bytes.byteLength),
  ])
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag! }
  expect((await app.get('/blogs/3', { headers: known })).status).toBe(304)
})
