import type { Config } from '../config/config.ts'

/** The host names from which signing in is allowed. A page under any other name is treated as foreign. */
export class AuthorizedDomains {
  readonly #names: ReadonlySet<string>

  constructor({ siteHosts, authorizedDomains }: Pick<Config, 'siteHosts' | 'authorizedDomains'>) {
    this.#names = new Set([...siteHosts, ...authorizedDomains])
  }

  /** Whether the `Host` header of a request names one of them. Ports are ignored. */
  includes(request: Request): boolean {
    return this.#names.has(hostNameOf(request) ?? '')
  }
}

/** The name in the `Host` header of a request, without its port; undefined for a header that names no host. */
export function hostNameOf(request: Request): string | undefined {
  return URL.parse(`http://${request.headers.get('host') ?? ''}`)?.hostname
}
