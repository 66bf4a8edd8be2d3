import { civilTimeAt, today } from '../../text/civil-time.ts'

/**
 * The date of today, where a post that is published now has a later one; else null.
 * @param timeZone of the blog, an IANA name
 */
export function dateIfPublished(date: string, timeZone: string, now: Date): string | null {
  const day = today(timeZone, now)
  return date > day ? day : null
}

/**
 * Whether the date of a post is the day of its schedule, and so follows the publication. Any other date was chosen by the writer.
 * @param publishAt instant, ISO 8601
 */
export function isDayOfSchedule(date: string, publishAt: string, timeZone: string): boolean {
  return date === civilTimeAt(new Date(publishAt), timeZone).date
}
