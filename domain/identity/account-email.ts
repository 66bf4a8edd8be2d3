import { z } from 'zod'
import { emailProblem, trimmedEmail } from '../email.ts'
import * as messages from '../messages.ts'

const plain = z.email()

/** Like `emailProblem`, but for accounts, whose addresses are ASCII: letters of other scripts could make two addresses look alike. */
export function accountEmailProblem(text: string): string | null {
  return emailProblem(text) ?? (plain.safeParse(text).success ? null : messages.emailInvalid)
}

export function accountEmail(text: string): string {
  return trimmedEmail(text).toLowerCase()
}
