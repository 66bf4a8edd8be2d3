/** Stands in the place of a password, and means the one that is kept when it comes back. */
const HIDDEN = '•••'

/**
 * The address of a mail server as it may be shown. A user name may be an e-mail address, and a password may hold an `@` that
 * nobody wrote as `%40`: it ends where the last one stands.
 */
export function withoutPassword(url: string): string {
  return url.replace(PASSWORD, `$1${HIDDEN}@`)
}

/** Whether it came back as it was shown. */
export function isPasswordHidden(url: string): boolean {
  return PASSWORD.exec(url)?.[2] === HIDDEN
}

const PASSWORD = /^(smtps?:\/\/[^:]*:)([\s\S]*)@/i
