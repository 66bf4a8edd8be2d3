import { z } from 'zod'
import { WORDED_MAILS, words } from './words.ts'

/** A mail to subscribers as it would be with settings that are not saved. */
export const previewedMail = z.object(
  {
    mail: z.literal(WORDED_MAILS, 'There is no such mail'),
    words: words.partial(),
    wholePosts: z.boolean('Whole posts is true or false'),
  },
  'A preview is an object',
)
