import { DAY_MS } from '../durations.ts'

const KEPT = { days: 7, weeks: 4, months: 12 }

interface DatedBackup {
  readonly name: string
  /** Civil date of its creation, `YYYY-MM-DD`. */
  readonly date: string
  /** ISO 8601 in UTC; decides which one of a day is newest. */
  readonly at: string
}

/**
 * Names of the backups to delete: all but the newest of each of the last 7 days, 4 weeks (from Monday) and 12 months that have a backup.
 * A period without backups does not count, so that a server that was switched off for months deletes nothing at its return.
 */
export function outdatedBackups(backups: readonly DatedBackup[]): string[] {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const kept = new Set([
    ...newestOfEach(newestFirst, ({ date }) => date).slice(0, KEPT.days),
    ...newestOfEach(newestFirst, ({ date }) => mondayOf(date)).slice(0, KEPT.weeks),
    ...newestOfEach(newestFirst, ({ date }) => date.slice(0, 7)).slice(0, KEPT.months),
  ])
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

function newestOfEach(newestFirst: readonly DatedBackup[], periodOf: (backup: DatedBackup) => string): DatedBackup[] {
  return [...Map.groupBy(newestFirst, periodOf).values()].map(([newest]) => newest!)
}

function mondayOf(date: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return new Date(midnight - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}
