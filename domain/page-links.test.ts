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

it('any page is within two clicks of any other, by few links', () => {
  for (const pages of [2, 9, 10, 11, 12, 19, 25, 30, 99, 100, 101, 137, 399, 400, 401]) {
    const links = Array.from({ length: pages + 1 }, (_, page) => (page === 0 ? [] : pageLinks(page, pages)))
    const near = new Set<string>()
    for (let page = 1; page <= pages; page++)
      for (const first of links[page]!) for (const second of links[first]!) near.add(`${page} ${second}`)
    expect([pages, near.size]).toEqual([pages, pages * pages])
    const most = Math.max(...links.map(({ length }) => length))
    expect(most).toBeLessThanOrEqual(Math.max(28, 2.5 * Math.sqrt(pages)))
  }
})
