import { expect, it } from 'vitest'
import { instantFormat } from './instant.ts'

it.each([
  ['UTC', '2026-11-23T14:02:59.999Z', 'November 23, 2026 at 14:02'],
  ['UTC', '2026-11-23T00:00:00.000Z', 'November 23, 2026 at 00:00'],
  ['Europe/Paris', '2026-12-31T23:05:00.000Z', 'January 1, 2027 at 00:05'],
  ['America/New_York', '2026-07-01T03:30:00.000Z', 'June 30, 2026 at 23:30'],
])('tells in %s of %s: %s', (timeZone, instant, told) => {
  expect(instantFormat(timeZone)(instant)).toBe(told)
})
