/** Shown in place of a password; sent back, it means the stored one. */
const HIDDEN = '•••'

/**
 * The address of a mail server without its password. A user name may be an e-mail address, and a password may hold an `@` that
 * is not written as `%40`, so the password ends at the last one.
 */
export function withoutPassword(url: string): string {
  return url.replace(PASSWORD, `$1${HIDDEN}@`)
}

/** Whether an address holds the placeholder. */
export function isPasswordHidden(url: string): boolean {
  return PASSWORD.exec(url)?.[2] === HIDDEN
}

const PASSWORD = /^(smtps?:\/\/[^:]*:)([\s\S]*)@/i
