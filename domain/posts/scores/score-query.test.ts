import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WARNING_KIND_NAMES } from '../warnings/content-warnings.ts'
import {
  EVERYTHING,
  isCanonical,
  NEWEST_FIRST,
  SCORE_FIELDS,
  type ScoreQuery,
  scoreQueryFrom,
  scoreSearch,
} from './score-query.ts'

const from = (search: string) => scoreQueryFrom(new URLSearchParams(search))
const canonical = (search: string) => scoreSearch(from(search))

it('an address holds ranges, film years, category, order and page', () => {
  expect(from('terror=0-5&year=2010-&overall=7&category=Horror+Review&sort=-overall&page=3')).toEqual({
    filter: {
      scores: { terror: { min: 0, max: 5 }, overall: { min: 7, max: 7 } },
      year: { min: 2010, max: null },
      category: 'Horror Review',
      without: [],
    },
    sort: { by: 'overall', isDescending: true },
    page: 3,
  })
  expect(from('')).toEqual({ filter: EVERYTHING, sort: NEWEST_FIRST, page: 1 })
})

it('a form sends both ends of a range, in either order', () => {
  expect(canonical('terror-min=0&terror-max=5&acting-min=0&acting-max=10')).toBe('?terror=0-5')
  expect(canonical('terror-min=8&terror-max=3&year-min=&year-max=1979')).toBe('?terror=3-8&year=-1979')
  expect(canonical('year-min=1999&year-max=1960&terror=2-3')).toBe('?terror=2-3&year=1960-1999')
  expect(canonical('sort=-date&category=&page=1')).toBe('')
  expect(canonical('without=needles&without=gore&without=joy')).toBe('?without=gore%2Cneedles')
})

it('invalid values are ignored, and scores are limited to 0 to 10', () => {
  const ignored = ['terror=many', 'terror=-', 'terror=1-2-3', 'year=19999', 'sort=-title', 'page=0', 'x=1', 'terror=']
  for (const search of ignored) expect([search, canonical(search)]).toEqual([search, ''])
  expect(canonical('terror=8-99&overall=99')).toBe('?terror=8-10&overall=10')
  expect(canonical('terror=-5&acting=9-')).toBe('?terror=0-5&acting=9-10')
})

it('the canonical spelling of an address is told from others, whatever parameters of other programs it has', () => {
  for (const search of ['', 'utm_source=x', 'terror=0-5&year=2010-&sort=-overall', 'sort=terror&page=2', 'date=2020'])
    expect([search, isCanonical(new URLSearchParams(search))]).toEqual([search, true])
  for (const search of ['terror=5-0', 'terror-min=1&terror-max=2', 'year=2010-&terror=0-5', 'page=1', 'sort=-date'])
    expect([search, isCanonical(new URLSearchParams(search))]).toEqual([search, false])
})

it('every query is read back from its own address', () => {
  const score = fc.integer({ min: 0, max: 10 })
  const range = (end: fc.Arbitrary<number>) =>
    fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
  const notWhole = range(score).filter(({ min, max }) => min > 0 || max < 10)
  const query: fc.Arbitrary<ScoreQuery> = fc.record({
    filter: fc.record({
      scores: fc.record(Object.fromEntries(SCORE_FIELDS.map((field) => [field, notWhole])), { requiredKeys: [] }),
      year: fc.option(range(fc.integer({ min: 1, max: 9999 }))),
      without: fc.subarray([...WARNING_KIND_NAMES]),
      category: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.isWellFormed())),
    }),
    sort: fc.record({ by: fc.constantFrom(...SCORE_FIELDS, 'date', 'year'), isDescending: fc.boolean() }),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(query, (wanted) => {
      const parameters = new URLSearchParams(scoreSearch(wanted))
      expect(scoreQueryFrom(parameters)).toEqual(wanted)
      expect(isCanonical(parameters)).toBe(true)
    }),
  )
})

it('any address can be read, and the query has a canonical address', () => {
  const name = fc.oneof(
    fc.constantFrom('terror', 'terror-min', 'year-max', 'year', 'sort', 'page', 'category'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('0-5', '-', '3-', '-7')))), (pairs) => {
      expect(isCanonical(new URLSearchParams(scoreSearch(scoreQueryFrom(new URLSearchParams(pairs)))))).toBe(true)
    }),
  )
})
