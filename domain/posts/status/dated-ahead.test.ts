import { expect, it } from 'vitest'
import { isDatedAhead } from './dated-ahead.ts'

const NOW = new Date('2026-10-12T23:30:00Z')

it.each([
  ['2026-10-31', '2026-10-30T23:00:00.000Z', true],
  ['2026-10-30', '2026-10-30T23:00:00.000Z', false],
  ['2026-11-01', '2026-10-30T23:00:00.000Z', false],
  // The day after in Berlin, where it has begun already.
  ['2026-10-13', '2026-10-13T16:00:00.000Z', false],
  ['2026-10-12', '2026-10-12T23:45:00.000Z', false],
  ['', '2026-10-30T23:00:00.000Z', false],
])('a post of %j that comes out at %s is dated ahead: %s', (date, publishAt, isAhead) => {
  expect(isDatedAhead(date, publishAt, 'Europe/Berlin', NOW)).toBe(isAhead)
})
