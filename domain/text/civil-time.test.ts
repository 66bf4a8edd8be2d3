import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilTimeAt, formatZonedInstant, instantOf } from './civil-time.ts'

const iso = (date: string, time: string, timeZone: string) => instantOf({ date, time }, timeZone)?.toISOString()

describe('instantOf', () => {
  it('knows the offset of the day', () => {
    expect(iso('2026-10-31', '00:00', 'Europe/Berlin')).toBe('2026-10-30T23:00:00.000Z')
    expect(iso('2026-07-31', '00:00', 'Europe/Berlin')).toBe('2026-07-30T22:00:00.000Z')
    expect(iso('2026-10-31', '23:59', 'UTC')).toBe('2026-10-31T23:59:00.000Z')
    expect(iso('2026-10-31', '00:00', 'Asia/Kathmandu')).toBe('2026-10-30T18:15:00.000Z')
    expect(iso('2026-10-31', '12:00', 'America/New_York')).toBe('2026-10-31T16:00:00.000Z')
  })

  it('takes the first of an hour that comes twice', () => {
    expect(iso('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(iso('2026-10-25', '01:59', 'Europe/Berlin')).toBe('2026-10-24T23:59:00.000Z')
    expect(iso('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
    expect(iso('2026-11-01', '01:00', 'America/New_York')).toBe('2026-11-01T05:00:00.000Z')
    // Half an hour.
    expect(iso('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z')
  })

  it('takes a time that is left out for as much later as clocks are set forward', () => {
    expect(iso('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(civilTimeAt(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin').time).toBe('03:30')
    expect(iso('2018-11-04', '00:00', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z')
    // A whole day.
    expect(iso('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  it('is null for what is no day or no minute', () => {
    for (const [date, time] of [
      ['', '00:00'],
      ['2026-02-29', '00:00'],
      ['2026-10-31', ''],
      ['2026-10-31', '24:00'],
      ['2026-10-31', '7:00'],
      ['2026-10-31', '00:00:00'],
    ] as const)
      expect(instantOf({ date, time }, 'UTC')).toBeNull()
  })

  it('is shown by clocks of the zone as it was typed, unless the time is left out', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Tehran']
    const anyInstant = fc.date({ min: new Date('1975-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyInstant, (zone, instant) => {
        const shown = civilTimeAt(instant, zone)
        const found = instantOf(shown, zone)!
        expect(civilTimeAt(found, zone)).toEqual(shown)
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000
        expect([0, 1_800_000, 3_600_000]).toContain(minute - found.getTime())
      }),
      { numRuns: 500 },
    )
  })
})

describe('formatZonedInstant', () => {
  it('names the time zone', () => {
    expect(formatZonedInstant('2026-10-30T23:00:00.000Z', 'Europe/Berlin')).toBe(
      'October 31, 2026 at 00:00 (Europe/Berlin)',
    )
    expect(formatZonedInstant('2026-10-31T04:05:59.999Z', 'UTC')).toBe('October 31, 2026 at 04:05 (UTC)')
  })
})
