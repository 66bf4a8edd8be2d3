import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import {
  eachRating,
  hasRatings,
  RATING_LABELS,
  RATING_NAMES,
  scoreColor,
  scoreLabel,
  suggestedOverall,
} from './ratings.ts'

it('the six scores keep their order and labels', () => {
  expect(RATING_NAMES.map((name) => RATING_LABELS[name])).toEqual(
    ['Terror', 'Suspense', 'Originality', 'Cinematography', 'Acting', 'Soundtrack'], //
  )
})

describe('suggestedOverall', () => {
  it('rounds the mean, halves up', () => {
    expect(suggestedOverall(scores(0, 0, 0, 0, 0, 0))).toBe(0)
    expect(suggestedOverall(scores(10, 10, 10, 10, 10, 10))).toBe(10)
    expect(suggestedOverall(scores(1, 1, 0, 0, 0, 0))).toBe(0)
    expect(suggestedOverall(scores(1, 1, 1, 0, 0, 0))).toBe(1)
    expect(suggestedOverall(scores(5, 5, 5, 4, 4, 4))).toBe(5)
    expect(suggestedOverall(scores(5, 5, 4, 4, 4, 4))).toBe(4)
  })

  it('is the whole number nearest to the mean, for every possible sum', () => {
    fc.assert(
      fc.property(fc.tuple(score, score, score, score, score, score), (six) => {
        const sum = six.reduce((total, one) => total + one, 0)
        const twelfths = 12 * suggestedOverall(scores(...six))! - 2 * sum
        expect(twelfths).toBeGreaterThan(-6)
        expect(twelfths).toBeLessThanOrEqual(6)
      }),
      { numRuns: 500 },
    )
  })

  it('ignores unknown scores, and is unknown when all of them are', () => {
    expect(
      suggestedOverall({ ...scores(9, 6, 0, 0, 0, 0), originality: null, cinematography: null, acting: null }),
    ).toBe(5)
    expect(suggestedOverall(UNKNOWN)).toBeNull()
  })

  it('does not depend on who got which score, nor on the overall one', () => {
    fc.assert(
      fc.property(fc.tuple(score, score, score, score, score, score), (six) => {
        const [a, b, c, d, e, f] = six
        const reversed = { ...scores(f, e, d, c, b, a), overall: 3 }
        expect(suggestedOverall(reversed)).toBe(suggestedOverall(scores(...six)))
      }),
    )
  })
})

describe('scoreColor', () => {
  it('has a colour for 1 to 9', () => {
    expect([1, 2, 3].map(scoreColor)).toEqual(['dark-red', 'red', 'light-red'])
    expect([4, 5, 6].map(scoreColor)).toEqual(['dark-yellow', 'yellow', 'light-yellow'])
    expect([7, 8, 9].map(scoreColor)).toEqual(['dark-green', 'green', 'light-green'])
  })

  it('is pale green for any other value', () => {
    expect(scoreColor(null)).toBe('unknown')
    for (const other of [0, 10, 11, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY, -0]) {
      expect(scoreColor(other)).toBe('pale-green')
    }
    fc.assert(
      fc.property(fc.double(), (value) => {
        const named = Number.isInteger(value) && value >= 1 && value <= 9
        expect(scoreColor(value) === 'pale-green').toBe(!named)
      }),
    )
  })
})

it('scoreLabel says the number in words', () => {
  expect(scoreLabel(ENGLISH, 'Terror', 7)).toBe('Terror: 7 out of 10')
  expect(scoreLabel(ENGLISH, 'Terror', null)).toBe('Terror: unknown')
})

it('hasRatings takes zeros for scores', () => {
  expect(hasRatings(null)).toBe(false)
  expect(hasRatings(undefined)).toBe(false)
  expect(hasRatings({ ...scores(0, 0, 0, 0, 0, 0), overall: 0 })).toBe(true)
  expect(hasRatings({ ...UNKNOWN, overall: 0 })).toBe(true)
  expect(hasRatings(UNKNOWN)).toBe(false)
})

const score = fc.integer({ min: 0, max: 10 })
const UNKNOWN = eachRating(null)

function scores(
  terror: number,
  suspense: number,
  originality: number,
  cinematography: number,
  acting: number,
  soundtrack: number,
) {
  return { terror, suspense, originality, cinematography, acting, soundtrack }
}
