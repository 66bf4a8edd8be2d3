import { DAY_MS } from './durations.ts'
import { today } from './text/civil-time.ts'

/** Days for which the last entry of each day stays, unless said otherwise. */
export const THINNING_DAYS = 31

interface Thinning {
  readonly now: Date
  /** Whose days and months count: an IANA name. */
  readonly timeZone: string
  readonly dailyDays?: number
}

/**
 * What goes of entries as they age. All of the last 24 hours stay, then the last of each day, then the last of each month; the first and
 * the last never go.
 * @param entries the oldest first
 * @param at the instant of an entry, ISO 8601
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
