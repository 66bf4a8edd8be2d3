import { expect, it } from 'vitest'
import type { Post, PostInput } from '#domain/posts/post.ts'
import { describeEachDatabase, type OpenTestDatabase } from '#test/support/database/databases.ts'
import { horrorArchive } from '#test/support/search/horror-archive.ts'
import judged from '#test/support/search/judged-queries.json' with { type: 'json' }
import { succeeded } from '#test/support/succeeded.ts'
import { compactIndexes } from '../indexing/post-index.ts'
import { PostRepository } from '../post-repository.ts'
import { Search } from './search.ts'

const FIRST = 0.85
const AMONG_FIVE = 0.97
const archive = horrorArchive()
/** Of each query: what SQLite found, for PostgreSQL to find as well. */
const found = new Map<string, string[]>()

describeEachDatabase('Sixty judged queries over 300 posts', (open) => {
  it('give the wanted post first, or among the first five, alike on both engines', async () => {
    expect([judged.length, archive.length]).toEqual([60, 300])
    await using database = await filled(open)
    const search = new Search(database)
    const ranks: { query: string; rank: number; titles: string[] }[] = []
    for (const { query, wanted } of judged) {
      const { results, total } = await search.page(query, 1)
      const names = results.map(({ post }) => nameOf(post))
      ranks.push({ query, rank: names.findIndex((name) => wanted.includes(name)), titles: names.slice(0, 5) })
      const outcome = [
        ...results.map(({ post, excerpt, marks }) => JSON.stringify([post.path, excerpt, marks])),
        String(total),
      ]
      if (found.has(query)) expect(outcome, query).toEqual(found.get(query))
      found.set(query, outcome)
    }
    const share = (isGood: (rank: number) => boolean) => ranks.filter(({ rank }) => isGood(rank)).length / ranks.length
    const failures = JSON.stringify(
      ranks.filter(({ rank }) => rank !== 0),
      null,
      1,
    )
    expect(
      share((rank) => rank >= 0 && rank < 5),
      failures,
    ).toBeGreaterThanOrEqual(AMONG_FIVE)
    expect(
      share((rank) => rank === 0),
      failures,
    ).toBeGreaterThanOrEqual(FIRST)
  })
})

/** The film of a review with its year, or the title of another post. */
function nameOf({ title, film, tag, description }: Post): string {
  if (!tag.includes('Review')) return title
  const year = film?.year ?? /\b\d{4}\b/.exec(description)?.[0]
  return `${film?.title ?? title} ${year}`
}

async function filled(open: OpenTestDatabase) {
  const database = await open()
  const posts = new PostRepository(database)
  for (const post of archive) {
    succeeded(await posts.insert(post satisfies PostInput))
  }
  await compactIndexes(database)
  return database
}
