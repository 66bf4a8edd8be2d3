import { expect, it } from 'vitest'
import { pageLinks } from './page-links.ts'

it('a short list links to all of its pages', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(4, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('a long list links to the first, the last, every tenth and the neighbouring pages', () => {
  expect(pageLinks(1, 30)).toEqual([1, 2, 3, 4, 5, 6, 10, 20, 30])
  expect(pageLinks(13, 30)).toEqual([1, 10, 11, 12, 13, 14, 15, 20, 30])
  expect(pageLinks(20, 30)).toEqual([1, 10, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 30])
  // A gap of one page is filled by its number.
  expect(pageLinks(4, 30)).toEqual([1, 2, 3, 4, 5, 6, 10, 20, 30])
  expect(pageLinks(24, 30)).toEqual([1, 10, 20, 21, 22, 23, 24, 25, 26, 30])
})

it.each([
  [2, [2, 9, 10, 11, 12, 19, 25, 30, 99, 100]],
  [3, [101, 137, 399, 400, 401, 999]],
])('any page is within %i clicks of any other, by few links', (clicks, lists) => {
  for (const pages of lists) {
    const links = Array.from({ length: pages + 1 }, (_, page) => (page === 0 ? [] : pageLinks(page, pages)))
    for (let page = 1; page <= pages; page++) {
      let near = new Set([page])
      for (let click = 0; click < clicks; click++) near = new Set([...near].flatMap((other) => links[other]!))
      expect([pages, page, near.size]).toEqual([pages, page, pages])
    }
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThanOrEqual(32)
  }
})

it('ten thousand pages are within three clicks of the first, which has some forty links', () => {
  const first = pageLinks(1, 10_000)
  expect(first.length).toBeLessThan(48)
  const second = new Set(first.flatMap((page) => pageLinks(page, 10_000)))
  const third = new Set([...second].flatMap((page) => pageLinks(page, 10_000)))
  expect(third.size).toBe(10_000)
})
