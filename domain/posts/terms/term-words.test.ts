import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { termHeading, termSummary, termTitle } from './term-words.ts'

const term = { kind: 'category', label: 'Horror Review', year: 0, since: '2024-03-01' } as const
const counted = (posts: number, reviews: number, lowest: number | null = null, highest = lowest) =>
  termSummary(ENGLISH, { ...term, posts, reviews, lowest, highest })

it('the summary of a term is one sentence about its posts', () => {
  expect(counted(14, 14, 3, 10)).toBe('14 reviews since 2024, from 3 to 10.')
  expect(counted(2, 2, 8)).toBe('2 reviews since 2024, each 8 out of 10.')
  expect(counted(1, 1, 8)).toBe('One review, 8 out of 10.')
  expect(counted(1, 0)).toBe('One post.')
  expect(counted(5, 0)).toBe('5 posts since 2024.')
  expect(counted(5, 3, 2, 9)).toBe('3 reviews and 2 other posts since 2024, scored from 2 to 9.')
  expect(counted(2, 1, 0)).toBe('One review and one other post since 2024, scored 0 out of 10.')
  expect(
    termSummary(ENGLISH, { ...term, kind: 'published-month', posts: 2, reviews: 0, lowest: null, highest: null }),
  ).toBe('2 posts.')
})

it('the title of a page is the label of its term, for a film with the year', () => {
  expect(termTitle(ENGLISH, term)).toBe('Horror Review')
  expect(termTitle(ENGLISH, { kind: 'film', label: 'The Thing', year: 1982 })).toBe('The Thing (1982)')
  expect(termTitle(ENGLISH, { kind: 'film', label: 'The Thing', year: 0 })).toBe('The Thing')
  expect(termTitle(ENGLISH, { kind: 'year', label: '1982', year: 0 })).toBe('Films of 1982')
  expect(termTitle(ENGLISH, { kind: 'decade', label: '1980s', year: 0 })).toBe('Films of the 1980s')
  expect(termHeading(ENGLISH, { kind: 'published-month', label: '2024-03' })).toBe('March 2024')
})
