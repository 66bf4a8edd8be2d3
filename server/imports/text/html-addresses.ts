import { startSeconds } from '#domain/text/embed.ts'
import { descendants } from './html-elements.ts'
import { attribute, type HtmlElement } from './html-tree.ts'
import { isLinkable } from './link-address.ts'

/** Base of addresses that lead to this blog, and stay paths. */
export const THIS_BLOG = '/'
const NO_SITE = 'http://blog.invalid'

/** The address of a link, absolute or a path of this blog; null for one without a host or of a kind that Den does not link to. */
export function absoluteAddress(written: string, base: string | undefined): string | null {
  const href = written.trim()
  if (href.startsWith('//')) return absoluteAddress(`https:${href}`, base)
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return isLinkable(href) ? href : null
  if (!base || href === '' || href.startsWith('#')) return null
  const url = URL.parse(href, base === THIS_BLOG ? NO_SITE : base)
  if (!url || base !== THIS_BLOG) return url?.href ?? null
  if (url.origin === NO_SITE) return url.href.slice(NO_SITE.length).replace(/^\/+/, '/')
  // Browsers take a backslash for a slash, and two of them begin a host.
  return isLinkable(url.href) ? url.href : null
}

/** The address of a picture, also of one that a script loads; empty without one. */
export function pictureReference(element: HtmlElement): string {
  const source = attribute(element, 'src')
  const [listed = ''] = (attribute(element, 'srcset') || attribute(element, 'data-srcset')).trim().split(/[\s,]/, 1)
  const lazy =
    attribute(element, 'data-src') ||
    attribute(element, 'data-lazy-src') ||
    attribute(element, 'data-original') ||
    attribute(element, 'data-orig-file') ||
    listed
  return (source === '' || (lazy && source.startsWith('data:')) ? lazy : source).trim()
}

/** The addresses of a frame, player or object as they are written, that of the element first. */
export function frameSources(element: HtmlElement): string[] {
  const own = ['src', 'data', 'data-src', 'data-lazy-src'].map((name) => attribute(element, name))
  const named = descendants(element, 'param')
    .filter((parameter) => /^(?:movie|src|url|filename)$/i.test(attribute(parameter, 'name')))
    .map((parameter) => attribute(parameter, 'value'))
  const within = ['source', 'embed', 'iframe'].flatMap((name) => descendants(element, name))
  const all = [...own, ...named, ...within.map((source) => attribute(source, 'src'))]
  return [...new Set(all.map((address) => address.trim()))].filter(
    (address) => address !== '' && !/^(?:about:|data:|javascript:)/i.test(address),
  )
}

/** Whether a link around a picture leads to the same file, which may be larger. */
export function isOwnFile(href: string, reference: string): boolean {
  const [linked, shown] = [href, reference].map((address) => {
    const name = address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1)!
    return name.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)?(?=\.\w+$)/, '').toLowerCase()
  })
  return linked !== '' && linked === shown && /\.\w+$/.test(linked!)
}

export function watchAddress(address: string): string {
  return /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\//i.test(address)
    ? (filmAddress('youtube', address) ?? address)
    : address
}

/** Of a shortcode of WordPress, Hugo, Jekyll or Hexo, which names an address or an id; null when it names none. */
export function filmAddress(service: string, named: string): string | null {
  if (service.toLowerCase() === 'vimeo') {
    const [address] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/[^&]+/i.exec(named) ?? []
    return address ?? (/^\d+$/.test(named) ? `https://vimeo.com/${named}` : null)
  }
  const [, id] = /(?:[?&;]v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/|^)([\w-]{11})(?![\w-])/.exec(named) ?? []
  const start = startSeconds(/[?&;#](?:t|start)=(\w+)/.exec(named)?.[1] ?? '')
  return id === undefined ? null : `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`
}

/** As Markdown has it, which a browser takes for an element. */
const BARE_ADDRESS = /<((?:https?:\/\/|mailto:)[^\s<>"']{1,2000})>/gi

/** Addresses in angle brackets without these. */
export function withBareAddresses(html: string): string {
  return html.replace(BARE_ADDRESS, '$1')
}
