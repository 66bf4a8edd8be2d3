import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bucketsOf, dateRangeBefore, dateRangeOf, daysOf, PERIODS, periodFrom } from './statistics-period.ts'

const TODAY = '2026-11-21'

it.each([
  [null, '30'],
  ['7', '7'],
  ['12m', '12m'],
  ['', null],
  ['07', null],
  ['31', null],
])('named %o is %o', (text, period) => {
  expect(periodFrom(text)).toBe(period)
})

it('ends today, and the one before it ends where it begins', () => {
  expect(dateRangeOf('7', TODAY)).toEqual({ from: '2026-11-15', to: TODAY })
  expect(dateRangeBefore('7', TODAY)).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  expect(dateRangeOf('90', '2024-03-01')).toEqual({ from: '2023-12-03', to: '2024-03-01' })
  expect(dateRangeOf('12m', TODAY)).toEqual({ from: '2025-12-01', to: TODAY })
  // Counts are kept for thirteen months.
  expect(dateRangeBefore('12m', TODAY)).toBeNull()
})

it('of twelve months is drawn by months, the last as long as it is by now', () => {
  const months = bucketsOf('12m', '2024-02-10')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ from: '2023-03-01', to: '2023-03-31' })
  expect(months.slice(-2)).toEqual([
    { from: '2024-01-01', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-10' },
  ])
})

it('is made of parts that follow each other without a gap, on any day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10)
      for (const period of PERIODS) {
        const buckets = bucketsOf(period, today)
        const whole = dateRangeOf(period, today)
        expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([whole.from, whole.to])
        expect(buckets.flatMap(daysOf)).toEqual(daysOf(whole))
        expect(buckets).toHaveLength(Number.parseInt(period, 10))
        const before = dateRangeBefore(period, today)
        if (before) expect(daysOf(before)).toHaveLength(buckets.length)
        if (before) expect(daysOf({ from: before.to, to: whole.from })).toHaveLength(2)
      }
    }),
  )
})
