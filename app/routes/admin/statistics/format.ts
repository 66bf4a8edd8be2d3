import type { Locale } from '#domain/locales/locale.ts'
import type { DateRange, Period } from '#domain/statistics/statistics-period.ts'
import { shortDate } from '../../../ui/formats.ts'

/** A part of a period in full: `November 3, 2026`, or `October 2026` and `November 2026 so far` where parts are months. */
export function bucketWords({ t, date, month }: Locale, { from, to }: DateRange, period: Period): string {
  if (period !== '12m') return date(from)
  const words = month(from.slice(0, 7))
  return isLastOfMonth(to) ? words : t('statistics.monthSoFar', { month: words })
}

/** Short words for a part of a period: `Nov 3`, `Nov`; the last one is today, or this month. */
export function shortBucketWords(locale: Locale, { from }: DateRange, period: Period, isLast: boolean): string {
  const unit = unitOf(period)
  if (unit === 'day' && isLast) return locale.t('labels.today')
  return shortDate(locale, from, unit)
}

/** Describes the range of twelve months: the first month is complete, the last one ends today. */
export function monthsWords({ t, date, monthName }: Locale, { from, to }: DateRange): string {
  return t('statistics.sinceUntilToday', { day: date(from), month: monthName(to.slice(0, 7)) })
}

export function unitOf(period: Period): 'day' | 'month' {
  return period === '12m' ? 'month' : 'day'
}

/** The first of the values that are largest; null if all are 0. */
export function peakOf(values: readonly number[]): { readonly index: number; readonly value: number } | null {
  const value = Math.max(0, ...values)
  return value === 0 ? null : { index: values.indexOf(value), value }
}

function isLastOfMonth(day: string): boolean {
  return new Date(Date.parse(day) + 86_400_000).getUTCDate() === 1
}
