import type { z } from 'zod'
import type { announcement } from './announcement-schema.ts'

/** What is written for the mail that announces a post. An empty text means the words of the blog. */
export type Announcement = Readonly<z.output<typeof announcement>>

export const SUBJECT_MAX = 150
export const PREHEADER_MAX = 200

export const NO_ANNOUNCEMENT: Announcement = { subject: '', preheader: '' }

/** Null where nothing is written. */
export function writtenAnnouncement(typed: Announcement | null | undefined): Announcement | null {
  return typed && (typed.subject || typed.preheader) ? typed : null
}
