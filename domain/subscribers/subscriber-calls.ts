import { z } from 'zod'

/** `PATCH /api/subscribers/:id`: an administrator can suppress a subscriber, and set a suppressed one to unsubscribed. */
export const subscriberChange = z.strictObject({
  status: z.enum(
    ['suppressed', 'unsubscribed'],
    'A subscriber can be suppressed, or unsubscribed again after that; nobody is signed up by somebody else',
  ),
})

export const subscriberAddition = z.strictObject({ email: z.string('Please enter a valid email') })

export const subscriberImport = z.strictObject({
  csv: z.string('The list is a text').min(1, 'The list is empty'),
  consent: z
    .string('Consent is a text')
    .trim()
    .min(10, 'Say in a sentence how these people agreed to get your mails')
    .max(1000, 'Consent must be 1,000 or fewer characters'),
})
