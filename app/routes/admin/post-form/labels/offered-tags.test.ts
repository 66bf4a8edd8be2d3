import { expect, it } from 'vitest'
import { offeredTags } from './offered-tags.ts'

const known = ['70s', 'Folk horror', 'Giallo', 'Horror of hotels']

it('offers tags of which a word begins as what was typed', () => {
  expect(offeredTags('', known)).toEqual(known)
  expect(offeredTags('Hor', known)).toEqual(['Folk horror', 'Horror of hotels'])
  expect(offeredTags('allo', known)).toEqual([])
})

it('keeps the tags before the last comma, and offers none of them again', () => {
  expect(offeredTags('giallo,g', known)).toEqual([])
  expect(offeredTags('giallo,  7', known)).toEqual(['giallo, 70s'])
  expect(offeredTags('Giallo, Folk horror,', known)).toEqual([
    'Giallo, Folk horror, 70s',
    'Giallo, Folk horror, Horror of hotels',
  ])
})
