import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEATURED_EVERY, type FrontPageCounts, frontPageWindow, interleave } from './front-page.ts'
import { PAGE_SIZE, pageCount, pageFromQuery } from './page-numbers.ts'

describe('feed order', () => {
  it('puts a featured post at positions 1 and 6 of a page', () => {
    expect(readPage(1, feedOf({ featured: 3, regular: 20 }))).toEqual(
      ['f0', 'r0', 'r1', 'r2', 'r3', 'f1', 'r4', 'r5', 'r6', 'r7'], //
    )
    expect(readPage(2, feedOf({ featured: 3, regular: 20 }))).toEqual(
      ['f2', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15', 'r16'], //
    )
  })

  it('puts pinned posts above all others, and featured ones at positions 6, 11, … below them', () => {
    expect(readPage(1, feedOf({ pinned: 2, featured: 2, regular: 20 }))).toEqual(
      ['p0', 'p1', 'r0', 'r1', 'r2', 'f0', 'r3', 'r4', 'r5', 'r6'], //
    )
    expect(readPage(2, feedOf({ pinned: 12, featured: 1, regular: 20 })).slice(0, 7)).toEqual(
      ['p10', 'p11', 'r0', 'r1', 'r2', 'f0', 'r3'], //
    )
  })

  it('fills with the other kind when one runs out', () => {
    expect(readPage(1, feedOf({ featured: 0, regular: 3 }))).toEqual(['r0', 'r1', 'r2'])
    expect(readPage(1, feedOf({ featured: 4, regular: 1 }))).toEqual(['f0', 'r0', 'f1', 'f2', 'f3'])
  })

  it('shows nothing beyond the last page, however far', () => {
    for (const page of [3, 1000, Number.MAX_SAFE_INTEGER]) {
      expect(readPage(page, feedOf({ featured: 2, regular: 18 }))).toEqual([])
    }
    expect(readPage(1, feedOf({ featured: 0, regular: 0 }))).toEqual([])
  })

  it('refuses what is no page', () => {
    for (const page of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => frontPageWindow(page, { featured: 1, regular: 1 })).toThrow(RangeError)
    }
  })

  it('closes up when rows went missing after counting', () => {
    const counts = { featured: 2, regular: 8 }
    expect(interleave(1, counts, { featured: ['f0'], regular: ['r0', 'r1', 'r2', 'r3', 'r4', 'r5'] })).toEqual(
      ['f0', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5'], //
    )
    expect(interleave(1, counts, { featured: ['f0', 'f1'], regular: ['r0'] })).toEqual(['f0', 'r0', 'f1'])
    expect(interleave(1, counts, { featured: [], regular: [] })).toEqual([])
  })

  it('is, page by page, the slice of a naive merge', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const feed = feedOf(counts)
        const merged = naiveMerge(feed)
        for (let page = 1; page <= pageCount(merged.length) + 1; page++) {
          expect(readPage(page, feed)).toEqual(merged.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('shows every post exactly once', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const feed = feedOf(counts)
        const seen: string[] = []
        for (let page = 1; page <= pageCount(counts.pinned + counts.featured + counts.regular); page++)
          seen.push(...readPage(page, feed))
        expect(seen.toSorted()).toEqual([...feed.pinned, ...feed.featured, ...feed.regular].toSorted())
      }),
      { numRuns: 500 },
    )
  })
})

it('pageCount is at least one', () => {
  expect([0, 1, 10, 11, 20, 21].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

describe('pageFromQuery', () => {
  it('reads whole numbers from 2', () => {
    expect(pageFromQuery(null)).toBe(1)
    expect(pageFromQuery('2')).toBe(2)
    expect(pageFromQuery('130')).toBe(130)
  })

  it('sends every other spelling to the canonical address', () => {
    const others = ['', '1', '0', '-3', '+2', 'abc', '2.0', '02', '2 ', ' 2', '2\n', '1e3', '0x2', '٢', 'Infinity']
    for (const value of others) {
      expect(pageFromQuery(value), JSON.stringify(value)).toBe('canonical')
    }
  })

  it('takes numbers beyond counting as beyond the last page', () => {
    for (const value of ['9007199254740993', '9'.repeat(30), '9'.repeat(5000)]) {
      const page = pageFromQuery(value)
      expect(page).toBe(Number.MAX_SAFE_INTEGER)
      expect(frontPageWindow(page as number, { featured: 7, regular: 100 })).toEqual({
        pinned: { offset: 0, limit: 0 },
        featured: { offset: 7, limit: 0 },
        regular: { offset: 100, limit: 0 },
      })
    }
  })

  it('gives every page number back that it would be written as', () => {
    fc.assert(fc.property(fc.integer({ min: 2 }), (page) => void expect(pageFromQuery(String(page))).toBe(page)))
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = pageFromQuery(text)
        if (page !== 'canonical' && page < Number.MAX_SAFE_INTEGER) expect(String(page)).toBe(text)
      }),
    )
  })
})

const anyCounts = fc.record({
  pinned: fc.nat({ max: 23 }),
  featured: fc.nat({ max: 60 }),
  regular: fc.nat({ max: 120 }),
})

interface Feed {
  pinned: string[]
  featured: string[]
  regular: string[]
}

function feedOf({ pinned = 0, featured, regular }: FrontPageCounts): Feed {
  return {
    pinned: Array.from({ length: pinned }, (_, index) => `p${index}`),
    featured: Array.from({ length: featured }, (_, index) => `f${index}`),
    regular: Array.from({ length: regular }, (_, index) => `r${index}`),
  }
}

function readPage(page: number, { pinned, featured, regular }: Feed): string[] {
  const counts = { pinned: pinned.length, featured: featured.length, regular: regular.length }
  const window = frontPageWindow(page, counts)
  return interleave(page, counts, {
    pinned: rows(pinned, window.pinned),
    featured: rows(featured, window.featured),
    regular: rows(regular, window.regular),
  })
}

function rows(posts: string[], { offset, limit }: { offset: number; limit: number }): string[] {
  return posts.slice(offset, offset + limit)
}

function naiveMerge({ pinned, featured, regular }: Feed): string[] {
  const first = [...featured]
  const second = [...regular]
  const merged = [...pinned]
  while (first.length + second.length > 0) {
    const wantsFeatured = merged.length % FEATURED_EVERY === 0
    const next = wantsFeatured ? (first.shift() ?? second.shift()) : (second.shift() ?? first.shift())
    merged.push(next as string)
  }
  return merged
}
