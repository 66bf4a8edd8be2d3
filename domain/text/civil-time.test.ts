import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCivilDate } from './civil-date.ts'
import { civilTimeAt, formatZonedInstant, instantOf, isTimeZone, today } from './civil-time.ts'

const iso = (date: string, time: string, timeZone: string) => instantOf({ date, time }, timeZone)?.toISOString()

describe('instantOf', () => {
  it('knows the offset of the day', () => {
    expect(iso('2026-10-31', '00:00', 'Europe/Berlin')).toBe('2026-10-30T23:00:00.000Z')
    expect(iso('2026-07-31', '00:00', 'Europe/Berlin')).toBe('2026-07-30T22:00:00.000Z')
    expect(iso('2026-10-31', '23:59', 'UTC')).toBe('2026-10-31T23:59:00.000Z')
    expect(iso('2026-10-31', '00:00', 'Asia/Kathmandu')).toBe('2026-10-30T18:15:00.000Z')
    expect(iso('2026-10-31', '12:00', 'America/New_York')).toBe('2026-10-31T16:00:00.000Z')
  })

  it('has no instant beyond the calendar', () => {
    expect(iso('9999-12-31', '00:00', 'Pacific/Kiritimati')).toBe('9999-12-30T10:00:00.000Z')
    expect(iso('9999-12-31', '23:59', 'UTC')).toBe('9999-12-31T23:59:00.000Z')
    expect(iso('9999-12-31', '23:00', 'America/New_York')).toBeUndefined()
    expect(iso('0001-01-01', '00:00', 'Asia/Tokyo')).toBeUndefined()
    expect(civilTimeAt(new Date('9999-12-31T23:30:00Z'), 'Europe/Berlin')).toEqual({
      date: '9999-12-31',
      time: '23:59',
    })
    expect(civilTimeAt(new Date(Date.UTC(12000, 0)), 'UTC').date).toBe('9999-12-31')
  })

  it('takes the first of an hour that comes twice', () => {
    expect(iso('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(iso('2026-10-25', '01:59', 'Europe/Berlin')).toBe('2026-10-24T23:59:00.000Z')
    expect(iso('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
    expect(iso('2026-11-01', '01:00', 'America/New_York')).toBe('2026-11-01T05:00:00.000Z')
    // The clocks are changed by half an hour.
    expect(iso('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z')
  })

  it('takes a time that is left out for as much later as clocks are set forward', () => {
    expect(iso('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(civilTimeAt(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin').time).toBe('03:30')
    expect(iso('2018-11-04', '00:00', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z')
    // A whole day is skipped.
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
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
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

it('formatZonedInstant names the time zone', () => {
  expect(formatZonedInstant('2026-10-30T23:00:00.000Z', 'Europe/Berlin')).toBe(
    'October 31, 2026 at 00:00 (Europe/Berlin)',
  )
  expect(formatZonedInstant('2026-10-31T04:05:59.999Z', 'UTC')).toBe('October 31, 2026 at 04:05 (UTC)')
})

describe('today', () => {
  it('begins when the day begins there', () => {
    const instant = new Date('2025-10-31T10:30:00Z')
    expect(today('UTC', instant)).toBe('2025-10-31')
    expect(today('Pacific/Kiritimati', instant)).toBe('2025-11-01')
    expect(today('Pacific/Pago_Pago', instant)).toBe('2025-10-30')
    expect(today('UTC', new Date('2025-12-31T23:59:59.999Z'))).toBe('2025-12-31')
    expect(today('UTC', new Date('2026-01-01T00:00:00.000Z'))).toBe('2026-01-01')
  })

  it('knows the day that Samoa left out', () => {
    expect(today('Pacific/Apia', new Date('2011-12-30T09:59:59Z'))).toBe('2011-12-29')
    expect(today('Pacific/Apia', new Date('2011-12-30T10:00:00Z'))).toBe('2011-12-31')
  })

  it('knows days that begin at one o’clock', () => {
    expect(today('America/Sao_Paulo', new Date('2018-11-04T02:59:59Z'))).toBe('2018-11-03')
    expect(today('America/Sao_Paulo', new Date('2018-11-04T03:00:00Z'))).toBe('2018-11-04')
  })

  it('agrees with the offset of the zone at that instant', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        const shifted = new Date(instant.getTime() + offsetMinutes(zone, instant) * 60_000)
        expect(today(zone, instant)).toBe(shifted.toISOString().slice(0, 10))
      }),
      { numRuns: 500 },
    )
  })

  it('agrees on days when the clocks change', () => {
    const changes = ['2025-03-09', '2025-11-02', '2025-03-30', '2025-10-26', '2025-04-06', '2025-10-05', '2018-11-04']
    for (const zone of zones) {
      for (const change of changes) {
        for (let halfHour = -16; halfHour < 64; halfHour++) {
          const instant = new Date(Date.parse(change) + halfHour * 1_800_000)
          const shifted = new Date(instant.getTime() + offsetMinutes(zone, instant) * 60_000)
          expect(today(zone, instant)).toBe(shifted.toISOString().slice(0, 10))
        }
      }
    }
  })

  it('refuses what it cannot know', () => {
    expect(() => today('Mars/Olympus', new Date(0))).toThrow(RangeError)
    expect(() => today('UTC', new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('isTimeZone', () => {
  it('knows names, not offsets', () => {
    for (const name of ['UTC', 'Europe/Paris', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Etc/GMT+5']) {
      expect(isTimeZone(name), name).toBe(true)
    }
    for (const name of [
      '',
      ' UTC',
      'Europe',
      'Europe/Nowhere',
      '+02:00',
      '-05',
      'Mars/Olympus',
      'UTC\0',
      'Europe/Paris ',
    ]) {
      expect(isTimeZone(name), name).toBe(false)
    }
  })

  it('accepts exactly what today can use', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zone)).toBe(true)
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (isTimeZone(name)) expect(isCivilDate(today(name, new Date(0)))).toBe(true)
      }),
    )
  })
})

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
]
const anyZone = fc.constantFrom(...zones)
const anyInstant = fc.date({ min: new Date('1975-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

function offsetMinutes(timeZone: string, instant: Date): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
