import { expect, it } from 'vitest'
import { ratingsOf, tableOf } from '#test/support/scores.ts'
import { placeInSpread, spreadOf } from './score-spread.ts'

const table = tableOf(...[7, 7, 9, null, 0].map((terror) => ({ ratings: ratingsOf(terror, 1, 1, 1, 1, 1) })), {})

it('a spread counts each known score', () => {
  expect(spreadOf(table, 'terror')).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0])
  expect(spreadOf(table, 'terror', Uint32Array.of(0, 3))).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
})

it('a score is compared with those of all reviews', () => {
  const spread = spreadOf(table, 'terror')
  expect(placeInSpread(9, spread)).toBe('higher than 3 of 4 reviews')
  expect(placeInSpread(7, spread)).toBe('higher than 1 of 4 reviews')
  expect(placeInSpread(0, spread)).toBe('lower than 3 of 4 reviews')
  expect(placeInSpread(10, spread)).toBe('higher than 4 of 4 reviews')
  expect(placeInSpread(null, spread)).toBeNull()
  expect(placeInSpread(4, Array(11).fill(0))).toBeNull()
  expect(placeInSpread(1, spreadOf(table, 'acting'))).toBe('as high as 5 of 5 reviews')
  expect(placeInSpread(2, spreadOf(tableOf({ ratings: ratingsOf(1) }), 'terror'))).toBe('higher than 1 of 1 review')
})
