import fc from 'fast-check'
import { expect, it } from 'vitest'
import { today } from '../text/civil-time.ts'
import { ZonedDays } from './zoned-days.ts'

it('begins days at midnight of a time zone, also where clocks are changed', () => {
  const days = new ZonedDays({ from: '2026-10-24', to: '2026-10-26' }, 'Europe/Berlin')
  expect([days.begin, days.end]).toEqual(['2026-10-23T22:00:00.000Z', '2026-10-26T23:00:00.000Z'])
  expect(days.at('2026-10-25T22:59:59.999Z')).toEqual({
    day: '2026-10-25',
    begin: '2026-10-24T22:00:00.000Z',
    end: '2026-10-25T23:00:00.000Z',
  })
  expect(days.at('2026-10-25T23:00:00.000Z').day).toBe('2026-10-26')
  expect([days.at('2026-01-01T00:00:00.000Z').day, days.at('2027-01-01T00:00:00.000Z').day]).toEqual([
    '2026-10-24',
    '2026-10-26',
  ])
})

it('begins a day without midnight with its first minute', () => {
  const days = new ZonedDays({ from: '2018-11-03', to: '2018-11-04' }, 'America/Sao_Paulo')
  expect(days.at('2018-11-04T03:00:00.000Z')).toMatchObject({ day: '2018-11-04', begin: '2018-11-04T03:00:00.000Z' })
  expect(days.at('2018-11-04T02:59:59.999Z').day).toBe('2018-11-03')
})

it.each(['UTC', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/Havana', 'America/St_Johns'])(
  'finds the day that clocks show, in %s',
  (timeZone) => {
    const days = new ZonedDays({ from: '2025-12-31', to: '2027-01-01' }, timeZone)
    const instant = fc.date({ min: new Date('2026-01-02'), max: new Date('2026-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (at) => {
        expect(days.at(at.toISOString()).day).toBe(today(timeZone, at))
      }),
    )
  },
)
