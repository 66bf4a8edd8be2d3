import type { Config } from '../config/config.ts'

/** The host names from which signing in is allowed. A page under any other name is treated as foreign. */
export class AuthorizedDomains {
  readonly #names: ReadonlySet<string>
  readonly #siteUrl: URL
  readonly #authorized: readonly string[]

  constructor({ siteUrl, siteHosts, authorizedDomains }: Pick<Config, 'siteUrl' | 'siteHosts' | 'authorizedDomains'>) {
    this.#names = new Set([...siteHosts, ...authorizedDomains])
    this.#siteUrl = new URL(siteUrl)
    this.#authorized = authorizedDomains
  }

  /** Whether the `Host` header of a request names one of them. Ports are ignored. */
  includes(request: Request): boolean {
    return this.#names.has(hostNameOf(request) ?? '')
  }

  /**
   * The origin that a provider leads the browser of this request back to, with the protocol of `SITE_URL`. Null for every other
   * host, also for a further loopback name, since a provider knows each address by its letters.
   */
  originOf(request: Request): string | null {
    const name = hostNameOf(request) ?? ''
    if (name === this.#siteUrl.hostname) return this.#siteUrl.origin
    if (!this.#authorized.includes(name)) return null
    return new URL(`${this.#siteUrl.protocol}//${request.headers.get('host')}`).origin
  }
}

/** The name in the `Host` header of a request, without its port; undefined for a header that names no host. */
function hostNameOf(request: Request): string | undefined {
  return URL.parse(`http://${request.headers.get('host') ?? ''}`)?.hostname
}
