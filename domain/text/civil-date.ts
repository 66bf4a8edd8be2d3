/** A civil date is text, `YYYY-MM-DD`: a day of the calendar, the same everywhere, with no hour and no time zone. */

/** Whether the text is a real day of the years 0001 to 9999. */
export function isCivilDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const { year, month, day } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** `2025-10-31` as `October 31, 2025`. Text that is no civil date comes back as it is. */
export function formatCivilDate(date: string): string {
  if (!isCivilDate(date)) return date
  const { year, month, day } = partsOf(date)
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

/** ISO 8601, for feeds: the same day in nearly every time zone. @throws RangeError for text that is no civil date */
export function noonUtc(date: string): string {
  if (!isCivilDate(date)) throw new RangeError(`Not a civil date: ${JSON.stringify(date)}`)
  return `${date}T12:00:00.000Z`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function partsOf(date: string): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
