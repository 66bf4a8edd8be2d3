import { z } from 'zod'
import { emailProblem, trimmedEmail } from '../email.ts'
import { isSmtpUrl, mailSender } from './mail-sender.ts'

const URL_MESSAGE = 'The mail server must be an address such as smtp://user:password@mail.example:587'
const FROM_MESSAGE = 'The sender must be an address such as den@example.org, or "The Den <den@example.org>"'

export const PASSWORD_AGAIN = 'Type the password again: the one that is kept belongs to another server'

/** `PATCH /api/mail`: the mail server; an empty address removes it. */
export const mailServerChange = z
  .strictObject({
    url: z.string(URL_MESSAGE).trim().max(1000, URL_MESSAGE),
    from: z.string(FROM_MESSAGE).trim().max(300, FROM_MESSAGE),
  })
  .superRefine(({ url, from }, context) => {
    if (url === '') return
    // A hidden password passes as any other here; the server replaces it with the stored one.
    if (!isSmtpUrl(url)) context.addIssue({ code: 'custom', path: ['url'], message: URL_MESSAGE })
    if (!mailSender(from)) context.addIssue({ code: 'custom', path: ['from'], message: FROM_MESSAGE })
  })

export const TRANSPORT_NAMES = ['smtp', 'emailjs', 'mailbox'] as const
export type TransportName = (typeof TRANSPORT_NAMES)[number]

const transport = z.enum(TRANSPORT_NAMES, 'A transport is smtp, emailjs or mailbox').optional()

/** `POST /api/mail/resume`: the transport to resume; all of them if none is named. */
export const mailResume = z.strictObject({ transport })

export const mailTest = z.strictObject({
  transport,
  to: z
    .string('An address is a text')
    .overwrite(trimmedEmail)
    .superRefine((address, context) => {
      const message = emailProblem(address)
      if (message) context.addIssue({ code: 'custom', message })
    }),
})
