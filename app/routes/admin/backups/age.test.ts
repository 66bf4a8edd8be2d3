import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { ageOf } from './age.ts'

it('says in whole units how long ago something was', () => {
  const age = (instant: string) => ageOf(ENGLISH, instant, '2026-10-31T12:00:00Z')
  expect(['2026-10-31T11:00:01Z', '2026-10-31T11:00:00Z', '2026-10-29T12:00:01Z'].map(age)).toEqual([
    'less than an hour ago',
    '1 hour ago',
    '47 hours ago',
  ])
  expect(['2026-10-29T12:00:00Z', '2026-09-02T12:00:00Z', '2026-08-01T12:00:00Z'].map(age)).toEqual([
    '2 days ago',
    '59 days ago',
    '3 months ago',
  ])
})
