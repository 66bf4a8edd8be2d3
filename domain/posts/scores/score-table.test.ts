import { expect, it } from 'vitest'
import { ratingsOf, tableOf } from '#test/support/scores.ts'
import { ordered } from './score-order.ts'
import { EVERYTHING, type Sort } from './score-query.ts'

const table = tableOf(
  { ratings: ratingsOf(9, 8, 7, 6, 5, 4, 8), year: 1999, warnings: ['gore', 'possession'] },
  { category: 'Horror List' },
  { ratings: ratingsOf(3, 8, 7, 6, 5, null, 8), year: 1979 },
  { ratings: ratingsOf(null, 2, 2, 2, 2, 2, null), category: 'Book Review' },
  { ratings: ratingsOf(5, 0, 0, 0, 0, 0, 0), year: 1979 },
)

it('a filter finds only rated posts that match each of its conditions', () => {
  const found = (filter: Partial<typeof EVERYTHING>) => [...table.matching({ ...EVERYTHING, ...filter })]
  expect(found({})).toEqual([0, 2, 3, 4])
  expect(found({ scores: { terror: { min: 0, max: 5 } } })).toEqual([2, 4])
  expect(found({ scores: { terror: { min: 0, max: 5 }, overall: { min: 8, max: 8 } } })).toEqual([2])
  expect(found({ scores: { terror: { min: 10, max: 10 } } })).toEqual([])
  expect(found({ year: { min: null, max: 1990 } })).toEqual([2, 4])
  expect(found({ year: { min: 1990, max: null } })).toEqual([0])
  expect(found({ category: 'Book Review' })).toEqual([3])
  expect(found({ category: 'Horror List' })).toEqual([])
  expect(found({ category: 'None' })).toEqual([])
  expect(found({ without: ['needles', 'possession'] })).toEqual([2, 3, 4])
  expect(found({ without: ['needles'] })).toEqual([0, 2, 3, 4])
})

it('a table gives the categories, years, content warnings and ids of its rows', () => {
  expect(table.ratedCategories()).toEqual(['Book Review', 'Horror Review'])
  expect(table.ratedYears()).toEqual({ first: 1979, last: 1999 })
  expect(tableOf({}).ratedYears()).toBeNull()
  expect(table.ratedWarnings()).toEqual(['gore', 'possession'])
  expect([table.rowOf('p_3'), table.rowOf('p_9'), table.idAt(2)]).toEqual([3, undefined, 'p_2'])
})

it('a table grows with the number of posts', () => {
  const many = tableOf(
    ...Array.from({ length: 5_000 }, (_, index) => ({ ratings: ratingsOf(1, 2, 3, 4, 5, index % 11) })),
  )
  expect(many.matching({ ...EVERYTHING, scores: { soundtrack: { min: 7, max: 7 } } })).toHaveLength(
    Math.ceil(4_993 / 11),
  )
})

it('rows are sorted by any field, unknown values at the end and equal values newest first', () => {
  const sorted = (by: Sort['by'], isDescending: boolean) => [...ordered(table, table.rated, { by, isDescending })]
  expect(sorted('date', true)).toEqual([0, 2, 3, 4])
  expect(sorted('date', false)).toEqual([4, 3, 2, 0])
  expect(sorted('overall', true)).toEqual([0, 2, 4, 3])
  expect(sorted('overall', false)).toEqual([4, 0, 2, 3])
  expect(sorted('terror', true)).toEqual([0, 4, 2, 3])
  expect(sorted('year', true)).toEqual([0, 2, 4, 3])
  expect(sorted('year', false)).toEqual([2, 4, 0, 3])
})
