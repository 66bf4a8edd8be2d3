import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { outdatedBackups } from './rotation.ts'

const START = Date.parse('2024-01-01T03:00:00Z')

function backupOf(day: number, hour = 0) {
  const at = new Date(START + day * DAY_MS + hour * 3_600_000).toISOString()
  return { name: `b${day}.${hour}`, date: at.slice(0, 10), at }
}

it('deletes nothing of the first week', () => {
  expect(outdatedBackups(Array.from({ length: 7 }, (_, day) => backupOf(day)))).toEqual([])
})

it('keeps 7 days, 4 weeks and 12 months when it runs every night for two years', () => {
  let kept: ReturnType<typeof backupOf>[] = []
  for (let day = 0; day < 731; day++) {
    kept = [...kept, backupOf(day)]
    const outdated = new Set(outdatedBackups(kept))
    kept = kept.filter(({ name }) => !outdated.has(name))
  }
  expect(kept.map(({ date }) => date)).toEqual([
    '2025-01-31',
    '2025-02-28',
    '2025-03-31',
    '2025-04-30',
    '2025-05-31',
    '2025-06-30',
    '2025-07-31',
    '2025-08-31',
    '2025-09-30',
    '2025-10-31',
    '2025-11-30',
    // Sundays; today is the last day of the year.
    '2025-12-14',
    '2025-12-21',
    '2025-12-25',
    '2025-12-26',
    '2025-12-27',
    '2025-12-28',
    '2025-12-29',
    '2025-12-30',
    '2025-12-31',
  ])
})

it('keeps the newest of several of one day', () => {
  expect(outdatedBackups([backupOf(0, 0), backupOf(0, 2), backupOf(0, 1)])).toEqual(['b0.1', 'b0.0'])
})

it('deletes nothing for a pause of months', () => {
  expect(outdatedBackups([backupOf(0), backupOf(200), backupOf(201)])).toEqual([])
})

it('never deletes the newest, keeps at most 23, and deletes nothing the second time', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(2_000), { minLength: 1, maxLength: 200 }), (days) => {
      const all = days.map((day) => backupOf(day))
      const outdated = new Set(outdatedBackups(all))
      const kept = all.filter(({ name }) => !outdated.has(name))
      expect(outdated).not.toContain(`b${Math.max(...days)}.0`)
      expect(kept.length).toBeLessThanOrEqual(23)
      expect(outdatedBackups(kept)).toEqual([])
    }),
  )
})
