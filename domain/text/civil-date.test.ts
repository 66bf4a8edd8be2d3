import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatCivilDate, isCivilDate, isTimeZone, noonUtc, today } from './civil-date.ts'

const machineZone = process.env.TZ
afterEach(() => setMachineZone(machineZone))

describe('isCivilDate', () => {
  it('knows the calendar', () => {
    for (const date of ['2025-10-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '0004-02-29']) {
      expect(isCivilDate(date), date).toBe(true)
    }
    for (const date of [
      '2025-02-29',
      '1900-02-29',
      '2025-04-31',
      '2025-00-10',
      '2025-13-01',
      '2025-01-00',
      '0000-01-01',
    ]) {
      expect(isCivilDate(date), date).toBe(false)
    }
  })

  it('takes one spelling only', () => {
    for (const text of [
      '',
      '2025-1-1',
      '20251031',
      '2025-10-31T00:00',
      '2025-10-31\n',
      ' 2025-10-31',
      '+2025-10-31',
      '٢٠٢٥-10-31',
    ]) {
      expect(isCivilDate(text), JSON.stringify(text)).toBe(false)
    }
  })

  it('agrees with the calendar of Date for every day number', () => {
    const part = (max: number, width: number) => fc.nat({ max }).map((value) => String(value).padStart(width, '0'))
    fc.assert(
      fc.property(part(9999, 4), part(13, 2), part(32, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`
        const instant = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
        expect(isCivilDate(text)).toBe(exists && year !== '0000')
      }),
      { numRuns: 500 },
    )
  })
})

describe('formatCivilDate', () => {
  it('writes the month in words', () => {
    expect(formatCivilDate('2025-10-31')).toBe('October 31, 2025')
    expect(formatCivilDate('2026-01-01')).toBe('January 1, 2026')
    expect(formatCivilDate('0800-12-09')).toBe('December 9, 800')
  })

  it('leaves what is no date as it is', () => {
    for (const text of ['', 'soon', '2025-02-30']) expect(formatCivilDate(text)).toBe(text)
  })

  it('is what Intl writes', () => {
    fc.assert(fc.property(anyDate, (date) => void expect(formatCivilDate(date)).toBe(asIntlWrites(date))))
  })

  it('does not depend on where the machine stands', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Tokyo', 'Europe/London']) {
      setMachineZone(zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      fc.assert(
        fc.property(anyDate, (date) => {
          expect(isCivilDate(date)).toBe(true)
          expect(formatCivilDate(date)).toBe(asIntlWrites(date))
          expect(today('UTC', new Date(noonUtc(date)))).toBe(date)
        }),
      )
    }
  })
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

describe('noonUtc', () => {
  it('is the middle of the day', () => {
    expect(noonUtc('2025-10-31')).toBe('2025-10-31T12:00:00.000Z')
    expect(() => noonUtc('2025-02-30')).toThrow(RangeError)
  })

  it('is the spelling of Date itself', () => {
    fc.assert(fc.property(anyDate, (date) => void expect(new Date(noonUtc(date)).toISOString()).toBe(noonUtc(date))))
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
const anyDate = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const longInUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function asIntlWrites(date: string): string {
  return longInUtc.format(new Date(`${date}T00:00:00Z`))
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

function offsetMinutes(timeZone: string, instant: Date): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function setMachineZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
}
