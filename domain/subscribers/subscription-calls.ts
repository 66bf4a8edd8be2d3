import { z } from 'zod'

/** A value that is missing or no text counts as empty: values are checked in the order of the form, the captcha first. */
export const subscriptionCall = z.strictObject({
  to_email: z.string().catch(''),
  captcha: z.string().catch(''),
  /** The part of the page that contained the form. */
  source: z.enum(['footer', 'greetings'], 'The source is footer or greetings').optional(),
})
