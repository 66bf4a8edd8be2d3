import type { Locale } from '../locales/locale.ts'
import { type DateRange, type Period, periodWithin } from './statistics-period.ts'

/** Daily rows summed by bucket; a bucket without rows is all zeros. */
export function summedBy<Name extends string>(
  buckets: readonly DateRange[],
  rows: readonly ({ readonly day: string } & Readonly<Record<Name, number>>)[],
  names: readonly Name[],
): (DateRange & Record<Name, number>)[] {
  return buckets.map(({ from, to }) => ({
    from,
    to,
    ...sumsOf(
      rows.filter(({ day }) => from <= day && day <= to),
      names,
    ),
  }))
}

export function sumsOf<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[],
): Record<Name, number> {
  const sums = Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]))
  return sums as Record<Name, number>
}

/**
 * The number of active subscribers at the end of each bucket, counted back from the current one: only that is certain,
 * and counted forward an unrecorded change would falsify all later buckets.
 */
export function activeAtEnd<Row extends { readonly joined: number; readonly left: number }>(
  buckets: readonly Row[],
  now: number,
): (Row & { active: number })[] {
  let active = now
  return buckets
    .toReversed()
    .map((bucket) => {
      const withActive = { ...bucket, active }
      active = Math.max(0, active - bucket.joined + bucket.left)
      return withActive
    })
    .toReversed()
}

/** `18 % more than in the 30 days before`: compares a number with that of the period before. */
export function comparedWords(t: Locale['t'], now: number, before: number, shown: Period): string {
  const period = periodWithin(t, shown)
  if (now === before) return t(now === 0 ? 'statistics.noneEither' : 'statistics.asMany', { period })
  if (before === 0) return t('statistics.noneBefore', { period })
  if (now === 0) return t('statistics.none', { before, period })
  if (now >= 3 * before) return t('statistics.timesAsMany', { count: Math.round(now / before), period })
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return t('statistics.nearlyAsMany', { period })
  if (percent === 100 && now < before) return t('statistics.nearlyAllFewer', { period })
  return t(now > before ? 'statistics.more' : 'statistics.fewer', { percent, period })
}

/** `38 %` of a whole. A share above 0 is never shown as 0 %, and one below the whole never as 100 %. */
export function shareWords(t: Locale['t'], part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return t('statistics.share', { percent: 0 })
  const percent = Math.round((part / whole) * 100)
  if (percent === 0) return t('statistics.shareUnderOne')
  return percent >= 100 && part < whole ? t('statistics.shareNearlyAll') : t('statistics.share', { percent })
}
