import { z } from 'zod'

/** Maximum number of mails sent within any second, hour and day; null means no limit. */
export const MAIL_CAP_NAMES = ['perSecond', 'perHour', 'perDay'] as const
export type MailCapName = (typeof MAIL_CAP_NAMES)[number]

export const mailCapsChange = z
  .strictObject({ perSecond: cap(1_000), perHour: cap(1_000_000), perDay: cap(10_000_000) })
  .partial()
  .readonly()

function cap(most: number) {
  const message = `A whole number from 1 to ${most.toLocaleString('en')}, or nothing for no limit`
  return z.int(message).min(1, message).max(most, message).nullable()
}
