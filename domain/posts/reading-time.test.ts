import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

it('is two minutes for each section and two more', () => {
  expect([1, 2, 9].map(readingMinutes)).toEqual([4, 6, 20])
})

it('is blank without sections', () => {
  expect(readingMinutes(0)).toBeNull()
})

it('grows by two with every section', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (n) => readingMinutes(n + 1) === (readingMinutes(n) ?? 0) + 2),
  )
})
