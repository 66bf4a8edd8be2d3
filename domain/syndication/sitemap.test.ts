import { expect, it } from 'vitest'
import { sitemapParts, sitemapRanges } from './sitemap.ts'

it('is one file up to 50,000 addresses, eleven of which are screens', () => {
  const parts = (posts: number, terms: number) => sitemapParts({ posts, pages: 0, terms })
  expect([parts(0, 0), parts(49_989, 0), parts(49_989, 1), parts(0, 99_990)]).toEqual([1, 1, 2, 3])
})

it('holds every post, page and term once', () => {
  const counts = { posts: 70_000, pages: 3, terms: 59_998 }
  const next = { posts: 0, pages: 0, terms: 0 }
  for (let part = 1; part <= sitemapParts(counts); part++) {
    const ranges = sitemapRanges(part, counts)
    const addresses = ranges.posts.limit + ranges.pages.limit + ranges.terms.limit + (part === 1 ? 11 : 0)
    expect(addresses).toBe(part === 3 ? 30_012 : 50_000)
    for (const kind of ['posts', 'pages', 'terms'] as const) {
      if (ranges[kind].limit > 0) expect(ranges[kind].offset).toBe(next[kind])
      next[kind] += ranges[kind].limit
    }
  }
  expect(next).toEqual(counts)
})
