import { expect, it } from 'vitest'
import { offeredNames } from './offered-names.ts'

const known = ['70s', 'Folk horror', 'Giallo', 'Horror of hotels']

it('offers names of which a word begins as what was typed', () => {
  expect(offeredNames('', known)).toEqual(known)
  expect(offeredNames('Hor', known)).toEqual(['Folk horror', 'Horror of hotels'])
  expect(offeredNames('allo', known)).toEqual([])
})

it('keeps the names before the last comma, and offers none of them again', () => {
  expect(offeredNames('giallo,g', known)).toEqual([])
  expect(offeredNames('giallo,  7', known)).toEqual(['giallo, 70s'])
  expect(offeredNames('Giallo, Folk horror,', known)).toEqual([
    'Giallo, Folk horror, 70s',
    'Giallo, Folk horror, Horror of hotels',
  ])
})
