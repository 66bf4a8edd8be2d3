/**
 * The host that passkeys of a site belong to.
 * @returns null where browsers make none: without https, and at an IP address
 */
export function passkeyHost(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return hostname
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return protocol === 'https:' && !isAddress ? hostname : null
}
