/** An address that opens a mail to somebody. RFC 6068: what an address of mail may hold, one of the web may not. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}
