import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { bucketWords, monthsWords, peakOf, shortBucketWords } from './format.ts'

const day = { from: '2026-11-03', to: '2026-11-03' }

it('names a day, a month, and a month that is not over', () => {
  expect(bucketWords(ENGLISH, day, '30')).toBe('November 3, 2026')
  expect(bucketWords(ENGLISH, { from: '2024-02-01', to: '2024-02-29' }, '12m')).toBe('February 2024')
  expect(bucketWords(ENGLISH, { from: '2026-11-01', to: '2026-11-21' }, '12m')).toBe('November 2026 so far')
  expect([shortBucketWords(ENGLISH, day, '7', false), shortBucketWords(ENGLISH, day, '7', true)]).toEqual([
    'Nov 3',
    'Today',
  ])
  expect(shortBucketWords(ENGLISH, day, '12m', true)).toBe('Nov')
})

it('says that the last of twelve months is not a whole one', () => {
  expect(monthsWords(ENGLISH, { from: '2025-12-01', to: '2026-11-21' })).toBe(
    'since December 1, 2025; November is counted until today',
  )
})

it('finds the first of the highest, and none among nothing', () => {
  expect(peakOf([0, 3, 1, 3])).toEqual({ index: 1, value: 3 })
  expect([peakOf([0, 0]), peakOf([])]).toEqual([null, null])
})
