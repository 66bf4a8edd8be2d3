import { DAY_MS } from '#domain/durations.ts'

/** Range of the sequence numbers of creation, which begin at 1. With days up to the year 9999 a place still fits into 53 bits. */
const PLACES = 2 ** 31
/** The day before January 1 of the year 0, in days since 1970. */
const DAY_ZERO = -719_529

/** One number for the place of a post in lists: by date, then by creation, the newest the highest. */
export function feedOrder(date: string, createdSeq: number): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS - DAY_ZERO
  return (day > 0 ? day : 0) * PLACES + createdSeq
}

export function dayOf(order: number): number {
  return Math.floor(order / PLACES)
}
