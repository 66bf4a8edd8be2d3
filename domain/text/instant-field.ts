import { z } from 'zod'
import { LATEST_INSTANT } from './civil-time.ts'

/** RFC 3339 with an offset; read as ISO 8601 in UTC with milliseconds. */
export function instantField(label: string) {
  return z.iso
    .datetime({ offset: true, error: `${label} is an instant with an offset, such as 2026-10-31T00:00:00+01:00` })
    .refine((text) => Date.parse(text) <= LATEST_INSTANT, `${label} has to be before the last day of the year 9999`)
    .transform((text) => new Date(text).toISOString())
}
