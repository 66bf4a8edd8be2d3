import type { Locale } from '#domain/locales/locale.ts'
import { civilTimeAt } from '#domain/text/civil-time.ts'

/** `October 31, 2026 at 00:00`, of an instant in ISO 8601. */
export function instantWords({ t, date }: Locale, instant: string, timeZone: string): string {
  const civil = civilTimeAt(new Date(instant), timeZone)
  return t('labels.instant', { date: date(civil.date), time: civil.time })
}

/** The same with the time zone. */
export function zonedInstantWords({ t, date }: Locale, instant: string, timeZone: string): string {
  const civil = civilTimeAt(new Date(instant), timeZone)
  return t('labels.zonedInstant', { date: date(civil.date), time: civil.time, timeZone })
}
