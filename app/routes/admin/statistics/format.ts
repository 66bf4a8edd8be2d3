import type { DateRange, Period } from '#domain/statistics/statistics-period.ts'
import { formatCivilDate } from '#domain/text/civil-date.ts'

/** `1 view`, `1,204 views`. */
export { counted } from '#domain/text/counted.ts'

/** A part of a period in full: `November 3, 2026`, or `October 2026` and `November 2026 so far` where parts are months. */
export function bucketWords({ from, to }: DateRange, period: Period): string {
  const words = formatCivilDate(from)
  if (period !== '12m') return words
  const month = words.replace(/ \d+,/, '')
  return isLastOfMonth(to) ? month : `${month} so far`
}

/** Short words for a part of a period: `Nov 3`, `Nov`; the last one is today, or this month. */
export function shortBucketWords({ from }: DateRange, period: Period, isLast: boolean): string {
  const [month = '', day = ''] = formatCivilDate(from).split(/[ ,]/)
  if (period === '12m') return month.slice(0, 3)
  return isLast ? 'Today' : `${month.slice(0, 3)} ${day}`
}

/** `on November 3, 2026`, `in November 2026`. */
export function whenWords(bucket: DateRange, period: Period): string {
  return `${period === '12m' ? 'in' : 'on'} ${bucketWords(bucket, period)}`
}

/** Describes the range of twelve months: the first month is complete, the last one ends today. */
export function monthsWords({ from, to }: DateRange): string {
  const month = formatCivilDate(to).split(' ', 1)[0]
  return `since ${formatCivilDate(from)}; ${month} is counted until today`
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
