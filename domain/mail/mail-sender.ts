import { emailProblem, trimmedEmail } from '../email.ts'

export interface MailSender {
  /** May be empty. */
  readonly name: string
  readonly address: string
}

const CONTROL = /\p{Cc}/u

/** Reads `keeper@den.example` or `The Den <keeper@den.example>`; null when it is neither. */
export function mailSender(text: string): MailSender | null {
  const { name = '', address = '' } =
    /^(?:(?<name>[^<>]*)<)?(?<address>[^<>\s]+)>?$/.exec(trimmedEmail(text))?.groups ?? {}
  if (text.includes('<') !== text.includes('>') || CONTROL.test(text) || emailProblem(address)) return null
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

/** Whether a text is the address of a mail server: `smtp://` or `smtps://`, user and password optional. */
export function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password, pathname, search, hash } = new URL(text)
  if (![hostname, username, password].every(isPercentEncoded)) return false
  // An `@` after the host means that the password contains an unescaped `?` or `#`, which ended the host too early.
  return /^(\/?)$/.test(pathname) && !`${search}${hash}`.includes('@')
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
