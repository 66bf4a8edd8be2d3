import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { lineField } from '../text/line-field.ts'

/** What is written for the mail that announces a post. An empty text means the words of the blog. */
export type Announcement = Readonly<z.output<typeof announcement>>

export const SUBJECT_MAX = 150
export const PREHEADER_MAX = 200

export const announcement = z.strictObject(
  {
    subject: lineField('Subject', SUBJECT_MAX).default(''),
    preheader: lineField('Preview', PREHEADER_MAX).default(''),
  },
  { error: unlessUnknownKeys('An announcement is an object with subject and preheader') },
)

export const NO_ANNOUNCEMENT: Announcement = { subject: '', preheader: '' }
