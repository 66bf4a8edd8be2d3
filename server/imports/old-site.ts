import { decodedPath } from '#domain/redirects/decoded-path.ts'
import { usualAddresses } from '#domain/redirects/usual-addresses.ts'
import { TextBudget } from './files/text-budget.ts'

const ADDRESSES_MAX = { characters: 100_000_000, texts: 1_000_000 }

/** Where an address leads: to what comes along, which its old path leads to here; to what stays on the old site; or elsewhere. */
export type OldLink = { readonly kind: 'elsewhere' | 'left' } | { readonly kind: 'moved'; readonly path: string }

/** Usual addresses of other programs that are the same here. */
const OF_DEN = /^\/(?:(?:category|tag|author)\/[^/]+|feed(?:\.xml)?|atom\.xml|sitemap\.xml)$/
const ELSEWHERE: OldLink = { kind: 'elsewhere' }

/** The addresses of the site that is imported. Its reader adds them before the first post. */
export class OldSite {
  readonly #budget = new TextBudget(ADDRESSES_MAX, 'The export has more posts than any blog.')
  /** Paths of front pages by host. */
  readonly #roots = new Map<string, string>()
  /** Paths of posts by host. */
  readonly #posts = new Map<string, Set<string>>()
  /** Addresses of posts by host and id. */
  readonly #byId = new Map<string, string>()

  /** @param address of a front page, below which all belongs to the site */
  addRoot(address: string): void {
    const url = URL.parse(address)
    if (url) this.#roots.set(hostOf(url), decodedPath(url.pathname) ?? '')
  }

  /** @param address of a post: whole, where `*` may stand for the first part of the host, or a path of each front page's host @param id in `/?p=` of WordPress */
  addPost(address: string, id = ''): void {
    const path = decodedPath(address)
    const url = URL.parse(address)
    for (const host of url ? [hostOf(url)] : this.#roots.keys()) {
      if (path !== null && !isPlain(address)) this.#pathsOf(host).add(this.#budget.keep(path))
      if (url && id !== '') this.#byId.set(this.#budget.keep(`${host} ${id}`), this.#budget.keep(address))
    }
  }

  /** Whether the export names none of its addresses. */
  get isUnknown(): boolean {
    return this.#roots.size === 0 && this.#posts.size === 0
  }

  /** @param address absolute */
  lookUp(address: string): OldLink {
    const url = URL.parse(address)
    if (!url) return ELSEWHERE
    const host = hostOf(url)
    const root = this.#roots.get(host)
    const path = decodedPath(url.pathname)
    // No path that a redirect may have.
    if (path === null && /[^/]/.test(url.pathname)) return ELSEWHERE
    return this.#lookUp(url, host, root, path ?? '')
  }

  #lookUp(url: URL, host: string, root: string | undefined, path: string): OldLink {
    const known = this.#posts.get(host) ?? this.#posts.get(host.replace(/^[^.]+/, '*'))
    if (known?.has(path)) return moved(url.pathname + url.hash)
    if (root === undefined || !(path === root || path.startsWith(`${root}/`))) return ELSEWHERE
    const isFrontPage = path === root
    const id = url.searchParams.get('p') ?? url.searchParams.get('page_id') ?? ''
    const named = isFrontPage ? this.#byId.get(`${host} ${id}`) : undefined
    if (named !== undefined) return moved((isPlain(named) ? `/?p=${id}` : new URL(named).pathname) + url.hash)
    if (isFrontPage) return url.search === '' ? moved(`/${url.hash}`) : { kind: 'left' }
    const isHere = OF_DEN.test(path.slice(root.length)) || usualAddresses(path.slice(root.length)).length > 0
    return isHere ? moved(url.pathname.slice(root.length) + url.hash) : { kind: 'left' }
  }

  #pathsOf(host: string): Set<string> {
    const paths = this.#posts.get(host) ?? new Set()
    this.#posts.set(host, paths)
    return paths
  }
}

/** Whether a permalink is a plain one, `/?p=123`: its path is that of the whole site. */
export function isPlain(address: string): boolean {
  return address.includes('?')
}

function moved(path: string): OldLink {
  // Two slashes would begin a host.
  return { kind: 'moved', path: path.replace(/^\/+/, '/') }
}

/** The same with and without `www`, and in each country of Blogger; empty for an address that is not of the web. */
function hostOf({ protocol, host }: URL): string {
  if (!/^https?:$/.test(protocol)) return ''
  return host.replace(/^www\./, '').replace(/\.blogspot\.(?:com?\.)?[a-z]{2,3}$/, '.blogspot.com')
}
