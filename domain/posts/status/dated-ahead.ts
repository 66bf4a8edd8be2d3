import { civilTimeAt, today } from '../../text/civil-time.ts'

/**
 * Whether a scheduled post has the day of its schedule as its date, and that day is still to come: published before its time, it takes
 * the date of today. Another date was typed by hand, and stays.
 * @param publishAt instant, ISO 8601
 * @param timeZone of the blog, an IANA name
 */
export function isDatedAhead(date: string, publishAt: string, timeZone: string, now: Date): boolean {
  return date > today(timeZone, now) && date === civilTimeAt(new Date(publishAt), timeZone).date
}
