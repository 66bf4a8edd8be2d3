import { termPath } from '../posts/terms/term.ts'
import { termSlug } from '../posts/terms/term-slug.ts'

const FEED = /^\/(?:feed\/(?:rss2?|rdf)|index\.xml|(?:blog|posts?)\/(?:feed|rss|index\.xml)|feeds\/posts\/default)$/i
const ATOM = /^\/(?:feed\/atom|(?:blog\/)?atom)$/i
const SITEMAP =
  /^\/(?:sitemap[_-]index|wp-sitemap(?:-[\w-]{1,60})?|(?:post|page|category|author|news)-sitemap\d{0,6}|sitemap-(?:posts|pages|tags|authors))\.xml$/i
const TERM =
  /^\/(?:(authors?)|tags?|categor(?:y|ies)|topics?|labels?|search\/label|blog\/(?:category|tag))\/(?:[^/]+\/){0,8}?([^/]+)(?:\/page\/\d+)?(\/feed(?:\/(?:rss2?|atom))?)?$/i
const ARCHIVE = /^\/(?:archives?\/|blog\/)?(\d{4})(?:\/(\d{1,2})(?:\/\d{1,2})?)?(?:\/page\/\d+)?$/

/**
 * The address of Den for one that WordPress, Ghost, Jekyll, Hugo, Blogger or Tumblr gives to feeds, sitemaps, categories, tags, authors
 * and archives; null for any other.
 * @param path decoded
 */
export function usualAddress(path: string): string | null {
  const plain = path.replace(/\/$/, '')
  if (FEED.test(plain)) return '/feed.xml'
  if (ATOM.test(plain)) return '/atom.xml'
  if (SITEMAP.test(plain)) return '/sitemap.xml'
  const [, author, name, feed] = TERM.exec(plain) ?? []
  if (name !== undefined) {
    const kind = author ? 'author' : 'category'
    const address = termPath(kind, termSlug(kind, name))
    const isHere = plain === address
    return isHere ? null : address + (feed ? '/feed.xml' : '')
  }
  const [, year, month] = ARCHIVE.exec(plain) ?? []
  return year === undefined ? null : `/archive/${year}${month ? `/${month.padStart(2, '0')}` : ''}`
}
