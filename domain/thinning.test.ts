import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from './durations.ts'
import { surplusOf, THINNING_DAYS } from './thinning.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const UTC = { now: NOW, timeZone: 'UTC' }

function kept(instants: readonly string[], options = UTC): string[] {
  const surplus = new Set(surplusOf(instants, (instant) => instant, options))
  return instants.filter((instant) => !surplus.has(instant))
}

it('all of a day stay, then the last of each day, then the last of each month, and always the first and the last', () => {
  expect(
    kept([
      '2020-01-05T00:00:00Z',
      '2020-01-06T00:00:00Z',
      '2020-01-31T00:00:00Z',
      '2026-10-01T00:00:00Z',
      '2026-10-28T00:00:00Z',
      '2026-10-31T08:00:00Z',
      '2026-10-31T09:00:00Z',
      '2026-11-28T09:00:00Z',
      '2026-11-28T10:00:00Z',
      '2026-11-28T13:00:00Z',
      '2026-11-29T11:00:00Z',
      '2026-11-29T11:01:00Z',
    ]),
  ).toEqual([
    '2020-01-05T00:00:00Z',
    '2020-01-31T00:00:00Z',
    '2026-10-31T09:00:00Z',
    '2026-11-28T13:00:00Z',
    '2026-11-29T11:00:00Z',
    '2026-11-29T11:01:00Z',
  ])
})

it('days are those of the time zone', () => {
  const instants = ['2026-11-01T00:00:00Z', '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', '2026-11-27T00:00:00Z']
  expect(kept(instants)).toHaveLength(3)
  expect(kept(instants, { now: NOW, timeZone: 'Europe/Berlin' })).toHaveLength(4)
})

it('what is left is bounded by the days and months, and thinning again takes nothing', () => {
  const instant = fc
    .integer({ min: Date.parse('2016-11-29'), max: NOW.getTime() })
    .map((at) => new Date(at).toISOString())
  fc.assert(
    fc.property(fc.uniqueArray(instant, { maxLength: 400 }), (unsorted) => {
      const instants = unsorted.toSorted()
      const left = kept(instants)
      expect(kept(left)).toEqual(left)
      expect([left[0], left.at(-1)]).toEqual([instants[0], instants.at(-1)])
      const old = left.filter((at) => NOW.getTime() - Date.parse(at) >= THINNING_DAYS * DAY_MS)
      const months = Map.groupBy(old.slice(1), (at) => at.slice(0, 7))
      for (const [month, ofMonth] of months) expect(ofMonth, month).toHaveLength(1)
      // Thinning day by day, as it happens, comes to the same.
      let gradually = instants
      for (let day = 400; day >= 0; day--) {
        const now = new Date(NOW.getTime() - day * DAY_MS)
        const until = gradually.filter((at) => Date.parse(at) <= now.getTime())
        const surplus = new Set(surplusOf(until, (at) => at, { now, timeZone: 'UTC' }))
        gradually = gradually.filter((at) => !surplus.has(at))
      }
      expect(gradually).toEqual(left)
    }),
    { numRuns: 30 },
  )
})
