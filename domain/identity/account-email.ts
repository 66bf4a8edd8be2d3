import { z } from 'zod'
import { emailProblem } from '../email.ts'
import * as messages from '../messages.ts'

const plain = z.email()

/**
 * As `emailProblem`, for the address of an account, which is plain ASCII: no letter of another script makes two addresses
 * look alike.
 */
export function accountEmailProblem(text: string): string | null {
  return emailProblem(text) ?? (plain.safeParse(text).success ? null : messages.emailInvalid)
}

/** The one spelling under which an account is kept and looked for. */
export function accountEmail(text: string): string {
  return text.trim().toLowerCase()
}
