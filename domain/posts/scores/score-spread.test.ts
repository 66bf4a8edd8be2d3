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
  expect(placeInSpread(9, spread)).toEqual({ place: 'higher', number: 3, total: 4 })
  expect(placeInSpread(7, spread)).toEqual({ place: 'higher', number: 1, total: 4 })
  expect(placeInSpread(0, spread)).toEqual({ place: 'lower', number: 3, total: 4 })
  expect(placeInSpread(10, spread)).toEqual({ place: 'higher', number: 4, total: 4 })
  expect(placeInSpread(null, spread)).toBeNull()
  expect(placeInSpread(4, Array(11).fill(0))).toBeNull()
  expect(placeInSpread(1, spreadOf(table, 'acting'))).toEqual({ place: 'equal', number: 5, total: 5 })
  expect(placeInSpread(2, spreadOf(tableOf({ ratings: ratingsOf(1) }), 'terror'))).toEqual({
    place: 'higher',
    number: 1,
    total: 1,
  })
})
