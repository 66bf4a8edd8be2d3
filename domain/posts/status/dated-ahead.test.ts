import { expect, it } from 'vitest'
import { dateIfPublished, isDayOfSchedule } from './dated-ahead.ts'

const NOW = new Date('2026-10-12T23:30:00Z')

it.each([
  ['2026-10-31', '2026-10-13'],
  ['2026-10-14', '2026-10-13'],
  // This day has begun in Berlin.
  ['2026-10-13', null],
  ['2026-10-12', null],
  ['', null],
])('a post of %j that is published now may take the date %j', (date, expected) => {
  expect(dateIfPublished(date, 'Europe/Berlin', NOW)).toBe(expected)
})

it.each([
  ['2026-10-31', '2026-10-30T23:00:00.000Z', true],
  ['2026-10-30', '2026-10-30T23:00:00.000Z', false],
  ['', '2026-10-30T23:00:00.000Z', false],
])('%j is the day of %s in Berlin: %s', (date, publishAt, isDay) => {
  expect(isDayOfSchedule(date, publishAt, 'Europe/Berlin')).toBe(isDay)
})
