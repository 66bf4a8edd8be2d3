import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { frontPageWindow, interleave } from '#domain/posts/front-page.ts'
import { PAGE_SIZE, pageCount } from '#domain/posts/page-numbers.ts'
import type { Post, PostInput } from '#domain/posts/post.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { postInput, section } from '#test/support/posts.ts'
import type { CategoryFilter } from './post-filter.ts'
import { PostRepository } from './post-repository.ts'
import { PublishedPosts } from './published-posts.ts'

describeEachDatabase('PostRepository reading', (open) => {
  it('lists by date, then by creation, newest first', async () => {
    await using database = await open({ now: () => new Date('2024-06-01T00:00:00Z') })
    const posts = new PublishedPosts(database)
    for (const [title, date] of [
      ['b', '2024-01-02'],
      ['a', '2024-01-02'],
      ['old', '1999-12-31'],
      ['future', '2124-01-01'],
      ['c', '2024-01-02'],
    ])
      await savePost(database, { title: title!, date: date! })
    expect((await posts.newest(10)).map((post) => post.title)).toEqual(['future', 'c', 'a', 'b', 'old'])
    expect((await posts.newest(2)).map((post) => post.title)).toEqual(['future', 'c'])
  })

  it('owes its order to no index', async () => {
    await using database = await open()
    for (const index of ['posts_newest', 'posts_feed']) await sql`drop index ${sql.ref(index)}`.execute(database.write)
    const posts = new PublishedPosts(database)
    for (const title of ['a', 'b', 'c', 'd', 'e']) await savePost(database, { title })
    const newestFirst = ['e', 'd', 'c', 'b', 'a']
    expect((await posts.newest(10)).map((post) => post.title)).toEqual(newestFirst)
    expect(await titles(posts, {})).toEqual(newestFirst)
  })

  it('gives every page of the feed as a plain merge of all posts would', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const published = new PublishedPosts(database)
    const random = randomNumbers(7)
    const drafts: PostInput[] = []
    for (let count = 0; count < 64; count++) {
      if (count % 9 === 0) expect(await feed(published)).toEqual(plainMerge(drafts))
      const draft = postInput({ date: `2024-01-0${1 + random(9)}`, featured: random(3) === 0 ? 1 : 0 })
      drafts.push(draft)
      await posts.insert(draft)
    }
    expect(await feed(published)).toEqual(plainMerge(drafts))
  })

  it('leaves out of lists what is stored behind the texts', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const { sections, comments, tags, series, pinnedUntil, language, seo, updatedBy, ...summary } = await savePost(
      database,
      {
        featured: 1,
        film: { title: 'Alien', year: 1979 },
      },
    )
    expect([sections, comments, tags, series, pinnedUntil, language, seo, updatedBy]).toEqual([
      [],
      [],
      [],
      null,
      null,
      '',
      null,
      '',
    ])
    expect(await posts.newest(1)).toEqual([summary])
    const counts = await posts.counts()
    const rows = { pinned: [], featured: [summary], regular: [] }
    expect(await posts.frontPageRows(frontPageWindow(1, counts), counts)).toEqual(rows)
  })

  it('filters by the exact category', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    await savePost(database, { title: 'list', tag: 'Horror List', featured: 1 })
    await savePost(database, { title: 'lower', tag: 'horror list' })
    await savePost(database, { title: 'none', tag: '' })
    expect(await titles(posts, { tag: 'Horror List' })).toEqual(['list'])
    expect(await titles(posts, { tag: '' })).toEqual(['none'])
    expect(await titles(posts, { tag: 'Horror L%' })).toEqual([])
    expect(await posts.counts({ tag: 'Horror List' })).toMatchObject({ featured: 1, regular: 0 })
    expect(await posts.counts()).toMatchObject({ featured: 1, regular: 2 })
  })

  it('finds by id and by path, exactly', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const post = await savePost(database, { path: '/blogs/Alien³ 🎃?' })
    expect(await posts.find(post.id)).toEqual(post)
    expect(await posts.findByPath('/blogs/Alien³ 🎃?')).toEqual(post)
    for (const other of ['/blogs/alien³ 🎃?', '/blogs/Alien³ 🎃? ', '/blogs/Alien%', 'p_', '', '/blogs/Alien³\0'])
      expect([await posts.findByPath(other), await posts.find(other)]).toEqual([undefined, undefined])
  })

  it('streams every post in the order of creation', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const published = new PublishedPosts(database)
    const drafts = Array.from({ length: 103 }, () =>
      postInput({ sections: [section({ sectionText: 'x'.repeat(100) })] }),
    )
    for (const draft of drafts) await posts.insert(draft)
    const streamed: Post[] = []
    for await (const post of published.streamAll()) streamed.push(post)
    expect(streamed.map((post) => post.path)).toEqual(drafts.map((draft) => draft.path))
    expect(streamed[100]).toEqual(await published.findByPath(drafts[100]!.path))
  })
})

async function titles(posts: PublishedPosts, filter: CategoryFilter): Promise<string[]> {
  const counts = await posts.counts(filter)
  const { featured, regular } = await posts.frontPageRows(frontPageWindow(1, counts), counts, filter)
  return [...featured, ...regular].map((post) => post.title)
}

async function feed(posts: PublishedPosts): Promise<string[][]> {
  const counts = await posts.counts()
  const pages = Array.from({ length: pageCount(counts.featured + counts.regular) }, async (_, index) => {
    const rows = await posts.frontPageRows(frontPageWindow(index + 1, counts), counts)
    return interleave(index + 1, counts, rows).map((post) => post.path)
  })
  return Promise.all(pages)
}

function plainMerge(drafts: readonly PostInput[]): string[][] {
  const sorted = drafts.toReversed().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const featured = sorted.filter((draft) => draft.featured)
  const regular = sorted.filter((draft) => !draft.featured)
  const merged = sorted.map((_, index) =>
    index % 5 === 0 ? (featured.shift() ?? regular.shift()) : (regular.shift() ?? featured.shift()),
  )
  const paths = merged.map((draft) => draft!.path)
  const pages = Math.max(1, Math.ceil(paths.length / PAGE_SIZE))
  return Array.from({ length: pages }, (_, index) => paths.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE))
}

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
