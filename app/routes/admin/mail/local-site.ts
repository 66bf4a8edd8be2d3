/** Whether the address of a site opens on the machine of the server only. */
export function isLocalSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
}
