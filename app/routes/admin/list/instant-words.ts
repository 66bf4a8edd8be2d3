import type { Locale } from '#domain/locales/locale.ts'
import { civilTimeAt } from '#domain/text/civil-time.ts'

/** `October 31, 2026 at 00:00 (Europe/Paris)`, of an instant in ISO 8601. */
export function zonedInstantWords({ t, date: dateWords }: Locale, instant: string, timeZone: string): string {
  const { date, time } = civilTimeAt(new Date(instant), timeZone)
  return t('labels.dayTimeAndZone', { day: dateWords(date), time, timeZone })
}
