import { DAY_MS } from './durations.ts'
import { today } from './text/civil-time.ts'

/** Default of `dailyDays`. */
export const THINNING_DAYS = 31

/** 13 months, for which records stay countable by days: longer than any period of the statistics. */
export const COUNTED_DAYS = 396

/** Number of entries that stay at any age: the first and the last. */
export const ALWAYS_KEPT = 2

interface Thinning {
  readonly now: Date
  /** IANA name of the zone of the days and months. */
  readonly timeZone: string
  /** Age in days up to which the last entry of each day stays; of older entries the last of each month. */
  readonly dailyDays?: number
}

/**
 * Gives the entries that a retention by age removes. It keeps all entries of the last 24 hours, the last entry of each day, then of each
 * month, and always the first and the last entry.
 * @param entries the oldest first
 * @param at instant of an entry, ISO 8601
 */
export function surplusOf<Entry>(
  entries: readonly Entry[],
  at: (entry: Entry) => string,
  { now, timeZone, dailyDays = THINNING_DAYS }: Thinning,
): Entry[] {
  const ages = entries.map((entry) => now.getTime() - Date.parse(at(entry)))
  const days = entries.map((entry) => today(timeZone, new Date(at(entry))))
  return entries.filter((_, index) => {
    const next = days[index + 1]
    if (index === 0 || next === undefined || ages[index]! < DAY_MS) return false
    const letters = ages[index]! < dailyDays * DAY_MS ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length
    return next.slice(0, letters) === days[index]!.slice(0, letters)
  })
}
