import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { lineField } from '../text/line-field.ts'

/** What is written for the mail that announces a post. An empty text means the words of the blog. */
export type Announcement = Readonly<z.output<typeof announcement>>

export const SUBJECT_MAX = 150
export const PREHEADER_MAX = 200

export const announcement = z
  .strictObject(
    {
      subject: lineField('Subject', SUBJECT_MAX).default(''),
      preheader: lineField('Preview', PREHEADER_MAX).default(''),
    },
    { error: unlessUnknownKeys('An announcement is an object with subject and preheader') },
  )
  .meta({ description: 'Subject and preheader of the mail to subscribers; empty for the words of the settings' })

export const NO_ANNOUNCEMENT: Announcement = { subject: '', preheader: '' }

/** Null where nothing is written. */
export function writtenAnnouncement(typed: Announcement | null | undefined): Announcement | null {
  return typed && (typed.subject || typed.preheader) ? typed : null
}
