import { expect, it } from 'vitest'
import { TIMEOUTS } from './health/watched-client.ts'
import { patientLocks } from './table-locks.ts'

const LOCKED = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

function locks() {
  const clock = { now: 0 }
  const pauses: number[] = []
  const told: number[] = []
  const { afterFailure } = patientLocks(TIMEOUTS, () => void told.push(clock.now), {
    now: () => clock.now,
    async pause(ms) {
      pauses.push(ms)
      clock.now += ms
    },
  })
  return { clock, pauses, told, afterFailure }
}

it('a migration waits for ten minutes from the first table in use on, however long a backup took before', async () => {
  const { clock, told, afterFailure } = locks()
  clock.now = 3_600_000
  await expect(
    (async () => {
      for (;;) await afterFailure(LOCKED)
    })(),
  ).rejects.toThrow(LOCKED)
  expect(clock.now - 3_600_000).toBeGreaterThanOrEqual(600_000)
  expect(clock.now - 3_600_000).toBeLessThan(605_000)
  expect(told).toHaveLength(59)
})

it('a migration lets others go on for two seconds, and for up to five the longer it waits', async () => {
  const { pauses, afterFailure } = locks()
  for (let time = 0; time < 20; time++) await afterFailure(LOCKED)
  expect(Math.min(...pauses)).toBe(pauses[0])
  expect([pauses[0], pauses.at(-1)]).toEqual([2_000, 5_000])
})

it('a migration does not try again after another failure', async () => {
  const { pauses, afterFailure } = locks()
  await expect(afterFailure(new Error('syntax error'))).rejects.toThrow('syntax error')
  expect(pauses).toEqual([])
})
