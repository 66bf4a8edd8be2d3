import { type TermKind, termPath } from '../posts/terms/term.ts'
import { termSlug } from '../posts/terms/term-slug.ts'

const FEED = /^\/(?:feed\/(?:rss2?|rdf)|index\.xml|(?:blog|posts?)\/(?:feed|rss|index\.xml)|feeds\/posts\/default)$/i
const ATOM = /^\/(?:feed\/atom|(?:blog\/)?atom)$/i
const SITEMAP =
  /^\/(?:sitemap[_-]index|wp-sitemap(?:-[\w-]{1,60})?|(?:post|page|category|author|news)-sitemap\d{0,6}|sitemap-(?:posts|pages|tags|authors))\.xml$/i
const TERM =
  /^\/(?:(authors?)|((?:blog\/)?categor(?:y|ies))|(?:blog\/)?tags?|topics?|labels?|search\/label)\/(?:[^/]+\/){0,8}?([^/]+)(?:\/page\/\d+)?(\/feed(?:\/(?:rss2?|atom))?)?$/i
const ARCHIVE = /^\/(?:archives?\/|blog\/)?(\d{4})(?:\/(\d{1,2})(?:\/\d{1,2})?)?(?:\/page\/\d+)?$/

interface UsualAddress {
  readonly path: string
  /** The term whose page it is; that page exists only while a post has the term. */
  readonly term: { readonly kind: TermKind; readonly slug: string } | null
}

/**
 * The addresses of Den for one that WordPress, Ghost, Jekyll, Hugo, Blogger or Tumblr gives to feeds, sitemaps, categories, tags, authors
 * and archives, the likeliest first: what was a tag there may be a category here. None for any other.
 * @param path decoded
 */
export function usualAddresses(path: string): UsualAddress[] {
  const plain = path.replace(/\/$/, '')
  if (FEED.test(plain)) return [{ path: '/feed.xml', term: null }]
  if (ATOM.test(plain)) return [{ path: '/atom.xml', term: null }]
  if (SITEMAP.test(plain)) return [{ path: '/sitemap.xml', term: null }]
  const [, author, category, name, feed] = TERM.exec(plain) ?? []
  if (name !== undefined) {
    const kinds: TermKind[] = author ? ['author'] : category ? ['category', 'tag'] : ['tag', 'category']
    return kinds.flatMap((kind) => {
      const slug = termSlug(kind, name)
      const address = termPath(kind, slug)
      return plain === address ? [] : { path: address + (feed ? '/feed.xml' : ''), term: { kind, slug } }
    })
  }
  const [, year, month] = ARCHIVE.exec(plain) ?? []
  if (year === undefined) return []
  const slug = month ? `${year}-${month.padStart(2, '0')}` : year
  const kind = month ? 'published-month' : 'published-year'
  return [{ path: termPath(kind, slug), term: { kind, slug } }]
}
