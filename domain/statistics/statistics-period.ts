import { DAY_MS } from '../durations.ts'
import type { Locale } from '../locales/locale.ts'

/** Periods of the statistics by their names in addresses: days, or months where days would be too many. */
export const PERIODS = ['7', '30', '90', '12m'] as const

export type Period = (typeof PERIODS)[number]

export const USUAL_PERIOD: Period = '30'

/** Days from the first to the last, both included; each `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** The period in an address, or the usual one for null; null for an invalid one. */
export function periodFrom(text: string | null): Period | null {
  if (text === null) return USUAL_PERIOD
  return PERIODS.find((period) => period === text) ?? null
}

/** `30 days`, on its own. */
export function periodWords(t: Locale['t'], period: Period): string {
  return period === '12m' ? t('statistics.months', { count: 12 }) : t('statistics.days', { count: Number(period) })
}

/** `30 days`, as a part of a sentence. */
export function periodWithin(t: Locale['t'], period: Period): string {
  return period === '12m'
    ? t('statistics.monthsWithin', { count: 12 })
    : t('statistics.daysWithin', { count: Number(period) })
}

/** The days of a period that ends today. The first of twelve months is whole, and the last ends today. */
export function dateRangeOf(period: Period, today: string): DateRange {
  return period === '12m'
    ? { from: monthsBefore(today, 11), to: today }
    : { from: daysBefore(today, Number(period) - 1), to: today }
}

/** The same number of days before the period; null for twelve months, since counts are not kept long enough. */
export function dateRangeBefore(period: Period, today: string): DateRange | null {
  if (period === '12m') return null
  const { from } = dateRangeOf(period, today)
  return { from: daysBefore(from, Number(period)), to: daysBefore(from, 1) }
}

export function bucketsOf(period: Period, today: string): DateRange[] {
  const whole = dateRangeOf(period, today)
  return period === '12m' ? monthsOf(whole) : daysOf(whole)
}

export function daysOf({ from, to }: DateRange): DateRange[] {
  const days: DateRange[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push({ from: day, to: day })
  return days
}

/** A range for each month; the first and the last are cut to the given range. */
export function monthsOf({ from, to }: DateRange): DateRange[] {
  const months: DateRange[] = []
  for (let first = from; first <= to; first = monthsBefore(first, -1)) {
    const last = daysBefore(monthsBefore(first, -1), 1)
    months.push({ from: first, to: last < to ? last : to })
  }
  return months
}

export function dayAfter(day: string): string {
  return daysBefore(day, -1)
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

function monthsBefore(day: string, months: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1)).toISOString().slice(0, 10)
}
