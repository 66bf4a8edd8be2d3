/** Shown in place of a password; sent back, it means the stored one. */
export const HIDDEN_PASSWORD = '•••'

/** A user name may be an e-mail address, and a password may hold an `@` that is not written as `%40`: it ends at the last one. */
export function withoutPassword(url: string): string {
  return url.replace(PASSWORD, `$1${HIDDEN_PASSWORD}@`)
}

export function isPasswordHidden(url: string): boolean {
  return PASSWORD.exec(url)?.[2] === HIDDEN_PASSWORD
}

const PASSWORD = /^(smtps?:\/\/[^:]*:)([\s\S]*)@/i
