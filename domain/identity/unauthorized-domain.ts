export function unauthorizedDomainDetail(siteUrl: string): string {
  return `Signing in is not allowed at this address of the site. Open it at ${siteUrl}; its operator allows this address with SITE_URL or AUTHORIZED_DOMAINS.`
}
