import { type Config, LOOPBACK } from '../config/config.ts'
import { type Handler, refuse } from './exchange.ts'

/** Load balancers and monitors request these by IP address. */
const HEALTH_CHECKS = new Set(['/healthz', '/readyz'])

/** Neither a cache nor a foreign domain may serve this site under another name. Without `SITE_URL` every host is accepted. */
export function knownHosts({
  siteUrl,
  siteUrlIsDefault,
  siteHosts,
  authorizedDomains,
}: Pick<Config, 'siteUrl' | 'siteUrlIsDefault' | 'siteHosts' | 'authorizedDomains'>): Handler {
  const known = new Set([...siteHosts, ...authorizedDomains, ...LOOPBACK])

  return (exchange) => {
    const { request, url } = exchange
    const hosts = request.headersDistinct.host ?? []
    // Only requests in HTTP/1.0 get here without a host.
    const host = hosts.length > 1 ? null : hostnameOf(authorityOf(request.url) ?? hosts[0])
    if (host === null) {
      refuse(exchange, 400, 'A request names one host, and this one does not.')
      return true
    }
    if (siteUrlIsDefault || host === undefined || known.has(host) || HEALTH_CHECKS.has(url.pathname)) return false
    refuse(
      exchange,
      421,
      `Another host was asked for than ${siteUrl}, which is what is served here. ` +
        'If you keep this site: have your proxy pass the Host header on, or name the host in AUTHORIZED_DOMAINS.',
    )
    return true
  }
}

/** The host of a target in absolute form, which takes precedence over the header (RFC 9112, 3.2.2). */
function authorityOf(target = ''): string | undefined {
  return /^https?:\/\/([^/?#]*)/i.exec(target)?.[1]
}

/** A host name in lower case, without port and final dot; null if it is invalid. */
function hostnameOf(host: string | undefined): string | null | undefined {
  if (host === undefined) return undefined
  if (!host || /[\s/?#@\\]/.test(host) || !URL.canParse(`http://${host}`)) return null
  return new URL(`http://${host}`).hostname.replace(/\.$/, '')
}
