import { postHref } from '../posts/path.ts'
import { isCivilDate } from '../text/civil-date.ts'
import { element, elementWithChildren, XML_DECLARATION } from './xml.ts'

/** Sitemaps by the protocol of sitemaps.org. */

export const SITEMAP_TYPE = 'application/xml; charset=utf-8'

/** Limit of the protocol for one file. */
const ADDRESSES_MAX = 50_000

/** Pages besides the posts; the first file lists them. */
const SCREENS = ['/', '/greetings', '/terms', '/privacy', '/cookiepolicy']

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface SitemapPost {
  readonly path: string
  /** Instant of its last change, ISO 8601. */
  readonly updatedAt: string
}

/** The number of files that hold all addresses; at least one. */
export function sitemapParts(posts: number): number {
  return Math.ceil((posts + SCREENS.length) / ADDRESSES_MAX)
}

/** The range of posts that a file lists. @param part counts from 1 */
export function sitemapWindow(part: number): { offset: number; limit: number } {
  if (part === 1) return { offset: 0, limit: ADDRESSES_MAX - SCREENS.length }
  return { offset: (part - 1) * ADDRESSES_MAX - SCREENS.length, limit: ADDRESSES_MAX }
}

/** One file, piece by piece, as its posts are read. @param part counts from 1 */
export async function* sitemap(
  siteUrl: string,
  part: number,
  batches: AsyncIterable<readonly SitemapPost[]>,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${XMLNS}">\n`
  if (part === 1) for (const screen of SCREENS) yield address(siteUrl + screen, '')
  for await (const posts of batches)
    yield posts.map(({ path, updatedAt }) => address(siteUrl + postHref(path), updatedAt)).join('')
  yield '</urlset>\n'
}

/** Names the files where there are several: `/sitemap-1.xml`, `/sitemap-2.xml`, … */
export function sitemapIndex(siteUrl: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, index) =>
    elementWithChildren('sitemap', [element('loc', `${siteUrl}/sitemap-${index + 1}.xml`)]),
  )
  return `${XML_DECLARATION}${elementWithChildren('sitemapindex', files, { xmlns: XMLNS })}\n`
}

function address(location: string, updatedAt: string): string {
  const day = updatedAt.slice(0, 10)
  return `${elementWithChildren('url', [element('loc', location), isCivilDate(day) ? element('lastmod', day) : ''])}\n`
}
