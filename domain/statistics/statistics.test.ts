import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../locales/english.ts'
import { activeAtEnd, comparedWords, shareWords, summedBy, sumsOf } from './statistics.ts'
import { bucketsOf, dateRangeOf, daysOf, PERIODS } from './statistics-period.ts'

const TODAY = '2026-11-21'
const VIEWS = ['views'] as const

describe('summedBy', () => {
  it('adds up the rows of each part, and has a zero for a part without any', () => {
    const buckets = daysOf({ from: '2026-11-19', to: TODAY })
    const rows = [
      { day: '2026-11-18', views: 100 },
      { day: '2026-11-19', views: 2 },
      { day: '2026-11-19', views: 3 },
      { day: TODAY, views: 4 },
    ]
    expect(summedBy(buckets, rows, VIEWS).map(({ from, views }) => [from, views])).toEqual([
      ['2026-11-19', 5],
      ['2026-11-20', 0],
      [TODAY, 4],
    ])
  })

  it('loses nothing and counts nothing twice: the parts add up to the whole', () => {
    const anyDay = fc.integer({ min: 0, max: 400 }).map((ago) => new Date(Date.parse(TODAY) - ago * 86_400_000))
    const anyRows = fc.array(fc.record({ day: anyDay.map((date) => date.toISOString().slice(0, 10)), views: fc.nat() }))
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...PERIODS), (rows, period) => {
        const { from } = dateRangeOf(period, TODAY)
        const inside = rows.filter(({ day }) => day >= from)
        expect(sumsOf(summedBy(bucketsOf(period, TODAY), rows, VIEWS), VIEWS)).toEqual(sumsOf(inside, VIEWS))
      }),
    )
  })
})

describe('activeAtEnd', () => {
  it('goes backwards from now', () => {
    const changes = [
      { joined: 1, left: 0 },
      { joined: 0, left: 0 },
      { joined: 4, left: 2 },
    ]
    expect(activeAtEnd(changes, 10).map(({ active }) => active)).toEqual([8, 8, 10])
    expect(activeAtEnd([], 10)).toEqual([])
  })

  it('ends at the present number, and each step is who came less who went', () => {
    const anyChange = fc.record({ joined: fc.nat({ max: 50 }), left: fc.nat({ max: 50 }) })
    fc.assert(
      fc.property(fc.array(anyChange, { minLength: 1 }), fc.nat({ max: 10_000 }), (changes, now) => {
        const counted = activeAtEnd(changes, now)
        expect(counted.at(-1)?.active).toBe(now)
        counted.slice(1).forEach(({ active, joined, left }, index) => {
          expect(counted[index]?.active).toBe(Math.max(0, active - joined + left))
        })
      }),
    )
  })
})

describe('comparedWords', () => {
  it.each([
    [412, 349, '18 % more than in the 30 days before'],
    [82, 100, '18 % fewer than in the 30 days before'],
    [0, 1, 'none, after 1 in the 30 days before'],
    [0, 1_200, 'none, after 1,200 in the 30 days before'],
    [1, 1_000, 'over 99 % fewer than in the 30 days before'],
    [7, 7, 'as many as in the 30 days before'],
    [0, 0, 'none in the 30 days before either'],
    [5, 0, 'none in the 30 days before'],
    [1001, 1000, 'nearly as many as in the 30 days before'],
    [30, 10, '3 times as many as in the 30 days before'],
    [9_000_000, 3, '3,000,000 times as many as in the 30 days before'],
  ])('%i after %i is %o', (now, before, words) => {
    expect(comparedWords(ENGLISH.t, now, before, '30')).toBe(words)
  })

  it('never says what no number is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (now, before) => {
        expect(comparedWords(ENGLISH.t, now, before, '7')).not.toMatch(/NaN|Infinity|-/)
      }),
    )
  })
})

it.each([
  [1, 3, '33 %'],
  [0, 3, '0 %'],
  [0, 0, '0 %'],
  [5, 0, '0 %'],
  [1, 1000, 'under 1 %'],
  [999, 1000, 'over 99 %'],
  [1000, 1000, '100 %'],
])('shareWords %i of %i is %o', (part, whole, words) => {
  expect(shareWords(ENGLISH.t, part, whole)).toBe(words)
})
