import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import { civilTimeAt, instantOf } from '../text/civil-time.ts'

export const OVERDUE_MS = 2 * DAY_MS
export const RETRY_MS = HOUR_MS

/** Tolerated clock difference between servers. A record dated further in the future was made while a clock was wrong, and is ignored. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

export interface LastBackup {
  readonly startedAt: Date
  /** Null while it runs. */
  readonly endedAt: Date | null
  readonly hasFailed: boolean
}

/** The latest instant, up to now, at which a nightly backup was planned. */
export function latestPlanned(now: Date, time: string, timeZone: string): Date {
  const { date } = civilTimeAt(now, timeZone)
  const today = instantOf({ date, time }, timeZone)!
  if (today <= now) return today
  const yesterday = new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
  return instantOf({ date: yesterday, time }, timeZone)!
}

/** Due also an hour after a failure, or when no server ran at that time; not if planned before the blog began (`since`). */
export function isNightlyDue(
  now: Date,
  { planned, since, last }: { readonly planned: Date; readonly since: Date; readonly last: LastBackup | undefined },
): boolean {
  if (since >= planned) return false
  if (!last || (last.startedAt < planned && !last.hasFailed)) return true
  if (!last.hasFailed) return false
  return last.endedAt === null || now.getTime() - last.endedAt.getTime() >= RETRY_MS
}

/** @param newest when the newest backup was completed, or the blog began if there is none; null for a blog without content */
export function isBackupOverdue(now: Date, newest: Date | null): boolean {
  return newest !== null && now.getTime() - newest.getTime() > OVERDUE_MS
}
