import { describe, expect, it } from 'vitest'
import { sitemapParts, sitemapWindow } from './sitemap.ts'

describe('a sitemap', () => {
  it('is one file up to 50,000 addresses, five of which are screens', () => {
    expect([0, 49_995, 49_996, 99_995, 99_996].map(sitemapParts)).toEqual([1, 1, 2, 2, 3])
  })

  it('holds every post once', () => {
    let next = 0
    for (let part = 1; part <= 3; part++) {
      const { offset, limit } = sitemapWindow(part)
      expect(offset).toBe(next)
      expect(limit + (part === 1 ? 5 : 0)).toBe(50_000)
      next = offset + limit
    }
  })
})
