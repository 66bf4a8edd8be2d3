import { DAY_MS } from '../durations.ts'
import { formatCivilDate, isCivilDate } from './civil-date.ts'

/** Up to this instant years have four digits in every time zone: clocks are ahead of UTC by 14 hours at most. */
export const LATEST_INSTANT = Date.parse('9999-12-31T00:00:00Z')
const EARLIEST_INSTANT = Date.parse('0001-01-02T00:00:00Z')
const FIRST_SHOWN = Date.parse('0001-01-01T00:00:00Z')
const LAST_SHOWN = Date.parse('9999-12-31T23:59:59Z')

export interface CivilTime {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`, from 00:00 to 23:59 */
  readonly time: string
}

/**
 * The instant of a civil time in a time zone. In the hour that repeats when clocks are set back it is the first of the two; a
 * time that is skipped when they are set forward is moved by as much. Null for text that is no day or minute, and for an instant
 * outside of the years 0001 to 9999.
 * @param timeZone IANA name
 */
export function instantOf({ date, time }: CivilTime, timeZone: string): Date | null {
  if (!isCivilDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const shown = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(timeZone, shown - DAY_MS)
  const after = offsetAt(timeZone, shown + DAY_MS)
  // Clocks are ahead of UTC by the offset, so the larger one gives the earlier of two instants.
  const offset = [Math.max(before, after), Math.min(before, after)].find(
    (offset) => offsetAt(timeZone, shown - offset) === offset,
  )
  const instant = new Date(shown - (offset ?? before))
  return isCivilDate(instant.toISOString().slice(0, 10)) ? instant : null
}

/** The civil time of an instant in a time zone. Instants outside of the years 0001 to 9999 as the nearest within. */
export function civilTimeAt(instant: Date, timeZone: string): CivilTime {
  const at = instant.getTime() + offsetAt(timeZone, instant.getTime())
  const shown = new Date(Math.min(Math.max(at, FIRST_SHOWN), LAST_SHOWN)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** @throws RangeError for an unknown time zone (`timeZone` is an IANA name) or an invalid instant */
export function today(timeZone: string, now: Date): string {
  return civilTimeAt(now, timeZone).date
}

/** `October 31, 2026 at 00:00`, of an instant in ISO 8601. */
export function formatInstant(instant: string, timeZone: string): string {
  const { date, time } = civilTimeAt(new Date(instant), timeZone)
  return `${formatCivilDate(date)} at ${time}`
}

export function formatZonedInstant(instant: string, timeZone: string): string {
  return `${formatInstant(instant, timeZone)} (${timeZone})`
}

/** Whether this is the name of a time zone (`Europe/Paris`, `UTC`); a bare offset (`+02:00`) is not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    // The result is used so that the bundler does not drop the call as one without side effects.
    return formatOf(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Milliseconds by which clocks of a time zone are ahead of UTC; at the ends of the calendar those of the nearest whole day. */
function offsetAt(timeZone: string, at: number): number {
  const milliseconds = Math.min(Math.max(at, EARLIEST_INSTANT), LATEST_INSTANT)
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  const shown = Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`)
  return shown - Math.floor(milliseconds / 1000) * 1000
}

let latest: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined

/** Cached, since creating a format takes 0.05 ms and more, a tenth of a page. A blog has one time zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  if (latest?.timeZone !== timeZone) {
    const twoDigits = '2-digit' as const
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: twoDigits,
      day: twoDigits,
      hour: twoDigits,
      minute: twoDigits,
      second: twoDigits,
    })
    latest = { timeZone, format }
  }
  return latest.format
}
