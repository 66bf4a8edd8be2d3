import type { DateRange } from './statistics-period.ts'

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
export function comparedWords(now: number, before: number, period: string): string {
  if (now === before) return now === 0 ? `none in the ${period} before either` : `as many as in the ${period} before`
  if (before === 0) return `none in the ${period} before`
  if (now === 0) return `none, after ${before.toLocaleString('en')} in the ${period} before`
  if (now >= 3 * before)
    return `${Math.round(now / before).toLocaleString('en')} times as many as in the ${period} before`
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return `nearly as many as in the ${period} before`
  if (percent === 100 && now < before) return `over 99 % fewer than in the ${period} before`
  return `${percent} % ${now > before ? 'more' : 'fewer'} than in the ${period} before`
}

/** `38 %` of a whole. A share above 0 is never shown as 0 %, and one below the whole never as 100 %. */
export function shareWords(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return '0 %'
  const percent = Math.round((part / whole) * 100)
  if (percent === 0) return 'under 1 %'
  return percent >= 100 && part < whole ? 'over 99 %' : `${percent} %`
}
