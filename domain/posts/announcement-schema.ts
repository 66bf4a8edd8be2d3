import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { lineField } from '../text/line-field.ts'
import { PREHEADER_MAX, SUBJECT_MAX } from './announcement.ts'

export const announcement = z
  .strictObject(
    {
      subject: lineField('Subject', SUBJECT_MAX).default(''),
      preheader: lineField('Preview', PREHEADER_MAX).default(''),
    },
    { error: unlessUnknownKeys('An announcement is an object with subject and preheader') },
  )
  .meta({ description: 'Subject and preheader of the mail to subscribers; empty for the words of the settings' })
