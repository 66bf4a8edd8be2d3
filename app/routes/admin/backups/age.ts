import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Locale } from '#domain/locales/locale.ts'

export function ageOf({ t, ago }: Locale, instant: string, now: string): string {
  const age = Date.parse(now) - Date.parse(instant)
  if (age < HOUR_MS) return t('backups.lessThanHourAgo')
  if (age < 2 * DAY_MS) return ago(Math.floor(age / HOUR_MS), 'hour')
  if (age < 60 * DAY_MS) return ago(Math.floor(age / DAY_MS), 'day')
  return ago(Math.floor(age / (30 * DAY_MS)), 'month')
}
