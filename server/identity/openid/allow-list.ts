/**
 * Whether an address is one of those, or of one of those domains; none of their subdomains.
 * @param allowed addresses and `@domains` in lower case
 */
export function isAllowed(email: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.startsWith('@') ? email.slice(email.lastIndexOf('@')) === entry : email === entry,
  )
}
