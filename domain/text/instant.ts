import { formatCivilDate, today } from './civil-date.ts'

/**
 * Formats instants (ISO 8601) in a time zone: `November 23, 2026 at 14:02`.
 * @param timeZone IANA name
 */
export function instantFormat(timeZone: string): (instant: string) => string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (instant) => {
    const date = new Date(instant)
    return `${formatCivilDate(today(timeZone, date))} at ${time.format(date)}`
  }
}
