/** Whether the host of a site's address is a loopback name or address, which only the server's own machine can open. */
export function isLocalSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
}
