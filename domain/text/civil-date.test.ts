import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatCivilDate, isCivilDate, noonUtc } from './civil-date.ts'
import { today } from './civil-time.ts'

const machineZone = process.env.TZ
afterEach(() => setMachineZone(machineZone))

describe('isCivilDate', () => {
  it('knows the calendar', () => {
    for (const date of ['2025-10-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '0004-02-29']) {
      expect(isCivilDate(date), date).toBe(true)
    }
    const noDates = ['2025-02-29', '1900-02-29', '2025-04-31', '2025-00-10', '2025-13-01', '2025-01-00', '0000-01-01']
    for (const date of noDates) {
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

describe('noonUtc', () => {
  it('is the middle of the day', () => {
    expect(noonUtc('2025-10-31')).toBe('2025-10-31T12:00:00.000Z')
    expect(() => noonUtc('2025-02-30')).toThrow(RangeError)
  })

  it('is the spelling of Date itself', () => {
    fc.assert(fc.property(anyDate, (date) => void expect(new Date(noonUtc(date)).toISOString()).toBe(noonUtc(date))))
  })
})

const anyDate = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const longInUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function asIntlWrites(date: string): string {
  return longInUtc.format(new Date(`${date}T00:00:00Z`))
}

function setMachineZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
}
