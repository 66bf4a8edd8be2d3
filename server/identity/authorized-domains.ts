import type { Config } from '../config/config.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The host names from which signing in is allowed. A page under any other name is treated as foreign. */
export class AuthorizedDomains {
  readonly #names: ReadonlySet<string>

  constructor({
    siteUrl,
    siteUrlIsDefault,
    authorizedDomains,
  }: Pick<Config, 'siteUrl' | 'siteUrlIsDefault' | 'authorizedDomains'>) {
    this.#names = new Set([new URL(siteUrl).hostname, ...authorizedDomains, ...(siteUrlIsDefault ? LOOPBACK : [])])
  }

  /** By its `Host` header, whatever the port. */
  includes(request: Request): boolean {
    const address = `http://${request.headers.get('host') ?? ''}`
    return URL.canParse(address) && this.#names.has(new URL(address).hostname)
  }
}
