import { describe, expect, it } from 'vitest'
import { PostRepository } from '#server/posts/post-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'

const posts = Array.from({ length: 24 }, (_, index) =>
  postInput({
    title: `Post ${index}`,
    path: `/blogs/Post-${index}`,
    date: `2025-01-${String(24 - index).padStart(2, '0')}`,
    featured: index % 7 === 3 ? 1 : 0,
  }),
)

describeServer('home', (open) => {
  it('shows every post once over its pages, in feed order', async () => {
    await using app = await openTestApp(open, { posts })
    const shown = []
    for (const page of ['/', '/?page=2', '/?page=3']) {
      const reply = await app.get(page)
      expect(reply.status).toBe(200)
      shown.push(...textsOf(reply.body, 'h2'))
    }
    const featured = posts.filter((post) => post.featured).map((post) => post.title)
    const regular = posts.filter((post) => !post.featured).map((post) => post.title)
    const expected = posts.map((_, position) =>
      position % 5 === 0 ? (featured.shift() ?? regular.shift()) : (regular.shift() ?? featured.shift()),
    )
    expect(shown).toEqual(expected)
    expect(new Set(shown).size).toBe(24)
  })
})

describe('home', () => {
  it('is titled with the blog name on every page', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, settings: { blogName: 'Das "Grauen" & Co' } })
    for (const page of ['/', '/?page=3']) {
      const { body } = await app.get(page)
      expect(textsOf(body, 'title')).toEqual(['Das "Grauen" & Co'])
    }
  })

  it('leads forward while more posts remain, and back when past the first page', async () => {
    await using app = await openTestApp(openTestSqlite, { posts })
    const leads = async (target: string) => {
      const { body } = await app.get(target)
      return { previous: body.includes('Previous Blogs'), next: body.includes('Next Blogs') }
    }
    expect(await leads('/')).toEqual({ previous: false, next: true })
    expect(await leads('/?page=2')).toEqual({ previous: true, next: true })
    expect(await leads('/?page=3')).toEqual({ previous: true, next: false })
  })

  it('sends an address of WordPress with the id of a post to that post', async () => {
    await using app = await openTestApp(openTestSqlite, {
      posts: [postInput({ title: 'The Fog', path: '/blogs/fog' })],
    })
    const { id } = await app.database.read.selectFrom('posts').select('id').executeTakeFirstOrThrow()
    const row = { content_hash: '', pictures: 0, revision: 1, imported_at: new Date(0).toISOString(), unplaced: '{}' }
    const imported = { source: 'wordpress old.example', source_id: '12', post_id: id, ...row }
    await app.database.write.insertInto('imported_posts').values(imported).execute()
    // The front page is kept from here on.
    expect((await app.get('/')).status).toBe(200)
    expect((await app.get('/')).status).toBe(200)
    for (const name of ['p', 'page_id'])
      expect(await app.get(`/?${name}=12`)).toMatchObject({ status: 301, headers: { location: '/blogs/fog' } })
    expect(await app.get('/?p=13')).toMatchObject({ status: 302, headers: { location: '/' } })
    for (const query of ['p=012', 'p=1e1', 'p=', 'p=12x']) expect((await app.get(`/?${query}`)).status).toBe(200)
  })

  it('sends other spellings of the first page to /', async () => {
    await using app = await openTestApp(openTestSqlite, { posts })
    for (const page of ['1', '0', '-1', '1.5', 'x', '', '02', '%00']) {
      const reply = await app.get(`/?page=${page}`)
      expect([page, reply.status, reply.headers.location]).toEqual([page, 301, '/'])
    }
  })

  it('says so beyond the last page, with a way back', async () => {
    await using app = await openTestApp(openTestSqlite, { posts })
    for (const page of ['4', '99999999999999999999999']) {
      const reply = await app.get(`/?page=${page}`)
      expect(reply.status).toBe(404)
      expect(attributesOf(reply.body, 'href')).toContain('/')
      expect(reply.body).toContain('Back to the first page')
    }
  })

  it('has a word for an empty blog', async () => {
    await using app = await openTestApp(openTestSqlite)
    const reply = await app.get('/')
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('Nothing lurks here yet')
  })

  it('keeps a place for an ad between the rows when ads are on, and none when they are off', async () => {
    await using off = await openTestApp(openTestSqlite, { posts })
    expect((await off.get('/')).body).not.toContain('ad-slot')
    await using on = await openTestApp(openTestSqlite, { posts, settings: { adsEnabled: true } })
    const { body } = await on.get('/')
    const [first, second] = body.split('ad-slot')
    expect(textsOf(first!, 'h2')).toHaveLength(5)
    expect(textsOf(second!, 'h2')).toHaveLength(5)
  })

  it('says on a featured card what its picture comes from and what it is about, on others the tagline', async () => {
    await using app = await openTestApp(openTestSqlite)
    const stored = await app.services.media.put(await drawing('jpeg'))
    const picture = stored.ok ? stored.address : ''
    const repository = new PostRepository(app.database)
    const texts = { description: 'A long caption.', tagline: 'A short one.', articleImage: picture }
    await savePost(app.database, { ...texts, featured: 1 })
    await savePost(app.database, { ...texts, date: '2024-01-01' })
    await repository.insert(
      postInput({ ...texts, featured: 1, date: '2023-01-01', articleImage: '', articleImgSrc: "Somebody's own" }),
    )

    const cards = textsOf((await app.get('/')).body, 'article')
    // Featured first, then by date, until either kind runs out.
    const [featured, regular, bare] = cards
    expect(featured).toContain('A long caption.')
    expect(featured).toMatch(/Source: The Midnight Den \(\d{4}\)/)
    expect(featured).not.toContain('A short one.')
    expect(regular).toContain('A short one.')
    expect(regular).not.toMatch(/A long caption\.|Source:/)
    // A drawn cover stands in the place of a picture, and has the same words beside it.
    expect(bare).toMatch(/Source: Somebody's own/)
  })
})
