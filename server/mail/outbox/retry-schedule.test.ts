import { expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { waitBeforeRetry } from './retry-schedule.ts'

it('waits longer each time, up to a fifth more or less, and ends within two days', () => {
  const waits = (random: number) =>
    Array.from({ length: 8 }, (_, earlierFailures) => waitBeforeRetry(earlierFailures, 0, () => random))
  expect(waits(0.5).map((wait) => wait && wait / MINUTE_MS)).toEqual([1, 5, 30, 120, 360, 720, 1_440, undefined])
  expect(waits(0)[0]).toBe(48_000)
  expect(waits(1)[0]).toBe(72_000)
})

it('waits as long as the server asks for, up to a day', () => {
  expect(waitBeforeRetry(0, 90_000)).toBe(90_000)
  expect(waitBeforeRetry(1, 90_000)).toBeGreaterThanOrEqual(4 * MINUTE_MS)
  expect(waitBeforeRetry(0, 10 * 1_440 * MINUTE_MS)).toBe(1_440 * MINUTE_MS)
  expect(waitBeforeRetry(7, 90_000)).toBeUndefined()
})
