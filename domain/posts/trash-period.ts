import { DAY_MS } from '../durations.ts'

export const TRASH_DAYS = 30

export function trashEnd(trashedAt: string): Date {
  return new Date(Date.parse(trashedAt) + TRASH_DAYS * DAY_MS)
}
