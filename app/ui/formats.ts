import type { Locale } from '#domain/locales/locale.ts'

// Reading pages have none of these, so `Locale`, which their scripts load, is without them.

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `Oct 31` or `Oct`, in the order of the language. */
export function shortDate({ language }: Locale, civilDate: string, unit: 'day' | 'month'): string {
  const format: Intl.DateTimeFormatOptions = { month: 'short', timeZone: 'UTC' }
  if (unit === 'day') format.day = 'numeric'
  return new Intl.DateTimeFormat(inWesternDigits(language), format).format(new Date(`${civilDate}T00:00:00Z`))
}

/** `18:05`, by the clock of this machine. */
export function timeOfDay({ language }: Locale, at: Date): string {
  return new Intl.DateTimeFormat(inWesternDigits(language), CLOCK).format(at)
}

/** `Saturday 18:05`. @param timeZone of the tz database */
export function timeOfWeek({ language }: Locale, at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(inWesternDigits(language), { ...CLOCK, weekday: 'long', timeZone }).format(at)
}

/** With one decimal place. */
export function decimal({ language }: Locale, value: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(inWesternDigits(language), format).format(value)
}

/** `1.2M`. */
export function compact({ language }: Locale, value: number): string {
  const format = { notation: 'compact', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(inWesternDigits(language), format).format(value)
}

/** As the numbers and dates of {@link Locale} are written. */
function inWesternDigits(language: string): string {
  return `${language}-u-nu-latn`
}
