import { z } from 'zod'

/**
 * `POST /api/subscriptions`. What is missing or no text counts as empty: whether it can be taken is asked in the order of the
 * form, the captcha first.
 */
export const subscriptionCall = z.strictObject({
  to_email: z.string().catch(''),
  captcha: z.string().catch(''),
  /** Beside which words the form stood. */
  source: z.enum(['footer', 'greetings'], 'The source is footer or greetings').optional(),
})
