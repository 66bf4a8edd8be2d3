import { DAY_MS } from '../durations.ts'

/** Days for which a deleted post can be brought back. */
export const TRASH_DAYS = 30

/** When a post that came into the trash at this instant is deleted for good. */
export function trashEnd(trashedAt: string): Date {
  return new Date(Date.parse(trashedAt) + TRASH_DAYS * DAY_MS)
}
