import { startSeconds } from '#domain/text/embed.ts'
import { descendants } from './html-elements.ts'
import { attribute, type HtmlElement } from './html-tree.ts'
import { isLinkable } from './marked-writer.ts'

/** The address of a link, absolute; null for one without a host or of a kind that Den does not link to. */
export function absoluteAddress(href: string, base: string | undefined): string | null {
  if (href.startsWith('//')) return absoluteAddress(`https:${href}`, base)
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return isLinkable(href) ? href : null
  if (!base || !URL.canParse(base) || href === '' || href.startsWith('#')) return null
  return URL.canParse(href, base) ? new URL(href, base).href : null
}

/** The address of a picture, also of one that a script loads; empty without one. */
export function pictureReference(element: HtmlElement): string {
  const source = attribute(element, 'src')
  const lazy =
    attribute(element, 'data-src') || attribute(element, 'data-lazy-src') || attribute(element, 'data-orig-file')
  return (source === '' || (lazy && source.startsWith('data:')) ? lazy : source).trim()
}

/** The address of a frame or player as it is written; empty without one. */
export function frameSource(element: HtmlElement): string {
  const sources = descendants(element, 'source').map((source) => attribute(source, 'src'))
  return [attribute(element, 'src'), ...sources].find(Boolean) ?? ''
}

export function watchAddress(address: string): string {
  return /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\//i.test(address)
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
