import type { Locale } from '#domain/locales/locale.ts'
import { compact } from '../../../ui/formats.ts'

/** Whole numbers beside a chart, from 0 to slightly above its largest value. */
export interface Scale {
  readonly top: number
  readonly ticks: readonly number[]
}

const TICKS_AT_MOST = 4

/** Steps are 1, 2 or 5 times a power of ten, and there are at most four. */
export function scaleOf(largest: number): Scale {
  let step = 1
  for (let next = 0; Math.ceil(largest / step) > TICKS_AT_MOST; next++)
    step = STEPS[next % 3]! * 10 ** Math.floor(next / 3)
  const steps = Math.max(1, Math.ceil(largest / step))
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) }
}

const STEPS = [1, 2, 5] as const

/** A short number for a chart: `9,400`, `12k`, `1.2m`. The table has every digit. */
export function shortNumber(locale: Locale, value: number): string {
  const { language, number } = locale
  if (value < 10_000) return number(value)
  // English has `12k` here, where `Intl` has `12K`.
  if (language === 'en') return shortEnglish(value)
  return compact(locale, value)
}

function shortEnglish(value: number): string {
  if (value < 999_500) return `${rounded(value / 1_000)}k`
  return value < 999_500_000 ? `${rounded(value / 1_000_000)}m` : `${rounded(value / 1_000_000_000)}bn`
}

function rounded(value: number): string {
  return value < 99.95 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString('en')
}

/** A part of a whole as a percentage for SVG attributes. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100_000) / 1_000}%`
}

/** SVG path of the outline of steps. Each value is 1 unit wide; the drawing is 1000 units high. */
export function stepsPath(values: readonly number[], top: number): string {
  return values.map((value, index) => `${index === 0 ? 'M0 ' : 'V'}${heightOf(value, top)}H${index + 1}`).join('')
}

/** The area between {@link stepsPath} and the bottom of the drawing. */
export function stepsArea(values: readonly number[], top: number): string {
  return `${stepsPath(values, top)}V1000H0Z`
}

function heightOf(value: number, top: number): number {
  return Math.round((1 - value / top) * 10_000) / 10
}

/** Indexes of the parts of a period that are named below the chart: the last one, and some at even distances before it. */
export function namedBuckets(count: number, atMost: number): number[] {
  const step = Math.max(1, Math.ceil(count / atMost))
  const named: number[] = []
  for (let index = count - 1; index >= 0; index -= step) named.unshift(index)
  return named
}
