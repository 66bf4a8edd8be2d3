import { unauthorizedDomainDetail } from '#domain/identity/unauthorized-domain.ts'
import { type Config, LOOPBACK } from '../config/config.ts'
import { type Exchange, type Handler, isReading, refuse } from './exchange.ts'

/** Authorized by a token, not by a cookie. Mail services post there, and pages that send no referrer have the origin `null`. */
const BY_TOKEN: ReadonlySet<string> = new Set(['/unsubscribe', '/subscription/confirm'])

/** Calls of the login panel, which shows the refusal. */
const SIGN_IN = '/api/auth/sign-in/'

/** The beacon. A page under another host name is not counted, and gets no error in its console. */
const BEACON = '/api/screen-views'

/**
 * Refuses requests that pages of other sites send. Browsers state the origin; a program that states none has no reader's cookies
 * either, and needs other credentials. An accepted origin is replaced by `SITE_URL`, with which React Router compares it.
 */
export function sameOriginOnly({
  siteUrl,
  siteUrlIsDefault,
  authorizedDomains,
  port,
}: Pick<Config, 'siteUrl' | 'siteUrlIsDefault' | 'authorizedDomains' | 'port'>): Handler {
  const own = new Set([
    siteUrl,
    ...(siteUrlIsDefault ? LOOPBACK.map((name) => new URL(`http://${name}:${port}`).origin) : []),
  ])

  /** A page of an authorized domain may send requests to its own host only. */
  const isAuthorized = (origin: string, host: string | undefined) =>
    URL.canParse(origin) && new URL(origin).host === host && authorizedDomains.includes(new URL(origin).hostname)

  return (exchange) => {
    const { request } = exchange
    if (isReading(request)) return false
    const { origin, host, 'sec-fetch-site': site } = request.headers
    const isForeign = BY_TOKEN.has(exchange.url.pathname)
      ? false
      : // A page that sends no referrer has the origin `null`; `Sec-Fetch-Site` still shows that it is of this site.
        origin === undefined || (origin === 'null' && site === 'same-origin')
        ? site !== undefined && site !== 'same-origin'
        : !own.has(origin) && !isAuthorized(origin, host)
    if (isForeign && exchange.url.pathname === BEACON) return passOver(exchange)
    if (isForeign) return refuseForeign(exchange, origin, siteUrl)
    if (origin !== undefined) request.headersDistinct.origin = [siteUrl]
    return false
  }
}

function passOver({ request, reply }: Exchange): true {
  request.resume()
  reply.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  return true
}

function refuseForeign(exchange: Exchange, origin: string | undefined, siteUrl: string): true {
  const sender = origin && origin !== 'null' ? origin : 'another site'
  const isSignIn = exchange.url.pathname.startsWith(SIGN_IN)
  refuse(
    exchange,
    403,
    isSignIn
      ? unauthorizedDomainDetail(siteUrl)
      : `This came from ${sender}, and only ${siteUrl} may write here. If that is the same site, set SITE_URL to its address.`,
    {},
    // The specification's code for a sign-in from another origin.
    { code: 'unauthorized-domain' },
  )
  return true
}
