/** Subdomains of an allowed domain are not allowed. @param allowed addresses and `@domains` in lower case */
export function isAllowed(email: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.startsWith('@') ? email.slice(email.lastIndexOf('@')) === entry : email === entry,
  )
}
