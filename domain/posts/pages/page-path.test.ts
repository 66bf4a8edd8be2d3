import { expect, it } from 'vitest'
import { pagePathCandidates, pagePathMeantBy, pagePathProblem } from './page-path.ts'

it.each([
  ['How I rate', '/how-i-rate'],
  ['  Über uns! ', '/uber-uns'],
  ['О нас', '/о-нас'],
  ['!?', '/page'],
  ['Search', '/search-2'],
  ['x'.repeat(300), `/${'x'.repeat(190)}`],
])('%s is at %s', (title, path) => {
  expect(pagePathCandidates(title).next().value).toBe(path)
  expect(pagePathProblem(path)).toBeNull()
})

it('counts on where a path is taken', () => {
  const candidates = pagePathCandidates('Press')
  expect(Array.from({ length: 3 }, () => candidates.next().value)).toEqual(['/press', '/press-2', '/press-3'])
})

it.each([
  '',
  '/',
  '/a/b',
  '/a.png',
  '/A',
  '/a b',
  '//a',
  '/-a',
  '/a?b',
  '/blogs/x',
  '/%61',
  '/search',
  '/feed',
  `/${'x'.repeat(200)}`,
])('%s is no path of a page', (path) => {
  expect(pagePathProblem(path)).toEqual(expect.any(String))
})

it.each([
  ['/how-i-rate', '/how-i-rate'],
  ['/How-I-Rate/', '/how-i-rate'],
  ['/press.html', '/press'],
  ['/press.php', null],
  ['/', null],
])('%s means %s', (pathname, path) => {
  expect(pagePathMeantBy(pathname)).toBe(path)
})
