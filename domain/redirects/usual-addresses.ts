import { type TermKind, termPath } from '../posts/terms/term.ts'
import { termSlug } from '../posts/terms/term-slug.ts'

const FEED = /^\/(?:feed\/(?:rss2?|rdf)|index\.xml|(?:blog|posts?)\/(?:feed|rss|index\.xml)|feeds\/posts\/default)$/i
const ATOM = /^\/(?:feed\/atom|(?:blog\/)?atom)$/i
const SITEMAP =
  /^\/(?:sitemap[_-]index|wp-sitemap(?:-[\w-]{1,60})?|(?:post|page|category|author|news)-sitemap\d{0,6}|sitemap-(?:posts|pages|tags|authors))\.xml$/i
const TERM =
  /^\/(?:(authors?)|tags?|categor(?:y|ies)|topics?|labels?|search\/label|blog\/(?:category|tag))\/(?:[^/]+\/){0,8}?([^/]+)(?:\/page\/\d+)?(\/feed(?:\/(?:rss2?|atom))?)?$/i
const ARCHIVE = /^\/(?:archives?\/|blog\/)?(\d{4})(?:\/(\d{1,2})(?:\/\d{1,2})?)?(?:\/page\/\d+)?$/

export interface UsualAddress {
  readonly path: string
  /** The term whose page it is; that page exists only while a post has the term. */
  readonly term: { readonly kind: TermKind; readonly slug: string } | null
}

/**
 * The address of Den for one that WordPress, Ghost, Jekyll, Hugo, Blogger or Tumblr gives to feeds, sitemaps, categories, tags, authors
 * and archives; null for any other.
 * @param path decoded
 */
export function usualAddress(path: string): UsualAddress | null {
  const plain = path.replace(/\/$/, '')
  if (FEED.test(plain)) return { path: '/feed.xml', term: null }
  if (ATOM.test(plain)) return { path: '/atom.xml', term: null }
  if (SITEMAP.test(plain)) return { path: '/sitemap.xml', term: null }
  const [, author, name, feed] = TERM.exec(plain) ?? []
  if (name !== undefined) {
    const kind = author ? 'author' : 'category'
    const slug = termSlug(kind, name)
    const address = termPath(kind, slug)
    return plain === address ? null : { path: address + (feed ? '/feed.xml' : ''), term: { kind, slug } }
  }
  const [, year, month] = ARCHIVE.exec(plain) ?? []
  if (year === undefined) return null
  const slug = month ? `${year}-${month.padStart(2, '0')}` : year
  const kind = month ? 'published-month' : 'published-year'
  return { path: termPath(kind, slug), term: { kind, slug } }
}
