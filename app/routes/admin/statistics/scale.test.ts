import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { namedBuckets, percent, scaleOf, shortNumber, stepsArea, stepsPath } from './scale.ts'

describe('scaleOf', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [812, [0, 500, 1000]],
    [1_000, [0, 500, 1000]],
    [9_876_543, [0, 5_000_000, 10_000_000]],
  ])('of %i is %o', (largest, ticks) => {
    expect(scaleOf(largest)).toEqual({ top: ticks.at(-1), ticks })
  })

  it('has at most five whole numbers, and room for the largest value', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e15 }), (largest) => {
        const { top, ticks } = scaleOf(largest)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.every(Number.isSafeInteger)).toBe(true)
        expect(top).toBeGreaterThanOrEqual(Math.max(1, largest))
        // The top is not so high that values become invisible.
        expect(top).toBeLessThanOrEqual(Math.max(1, largest * 1.5))
      }),
    )
  })
})

it.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10k'],
  [12_345, '12.3k'],
  [999_499, '999k'],
  [999_999, '1m'],
  [1_234_567, '1.2m'],
  [12_000_000_000, '12bn'],
])('%i is short for %o', (value, text) => {
  expect(shortNumber(ENGLISH, value)).toBe(text)
})

it('steps go from left to right, upside down, and an area is closed along the ground', () => {
  expect(stepsPath([1, 4, 0], 4)).toBe('M0 750H1V0H2V1000H3')
  expect(stepsPath([2], 2)).toBe('M0 0H1')
  expect(stepsArea([1, 4, 0], 4)).toBe('M0 750H1V0H2V1000H3V1000H0Z')
})

it('attributes hold parts of a whole, and never NaN', () => {
  expect([percent(1, 3), percent(0, 0), percent(5, 5)]).toEqual(['33.333%', '0%', '100%'])
})

it('names the last part and some at even distances before it', () => {
  expect(namedBuckets(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(namedBuckets(7, 3)).toEqual([0, 3, 6])
  expect(namedBuckets(1, 6)).toEqual([0])
  expect(namedBuckets(90, 3)).toEqual([29, 59, 89])
})
