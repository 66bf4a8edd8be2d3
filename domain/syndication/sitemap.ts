import { postHref } from '../posts/path.ts'
import { isCivilDate } from '../text/civil-date.ts'
import { element, elementWithChildren, XML_DECLARATION } from './xml.ts'

/** Sitemaps by the protocol of sitemaps.org. */

export const SITEMAP_TYPE = 'application/xml; charset=utf-8'

/** Limit of the protocol for one file. */
const ADDRESSES_MAX = 50_000

/** Pages besides those of posts, of the owner and of terms; the first file lists them. */
const SCREENS = [
  '/',
  '/archive',
  '/films',
  '/ratings',
  '/directors',
  '/authors',
  '/categories',
  '/greetings',
  '/terms',
  '/privacy',
  '/cookiepolicy',
]

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface SitemapPost {
  readonly path: string
  /** Instant of its last change, ISO 8601. */
  readonly updatedAt: string
}

export interface SitemapCounts {
  readonly posts: number
  /** Own pages. */
  readonly pages: number
  readonly terms: number
}

interface Range {
  readonly offset: number
  readonly limit: number
}

export function sitemapParts({ posts, pages, terms }: SitemapCounts): number {
  return Math.ceil((SCREENS.length + posts + pages + terms) / ADDRESSES_MAX)
}

/** The ranges that a file lists: the screens come first, then posts, own pages and terms. @param part counts from 1 */
export function sitemapRanges(
  part: number,
  { posts, pages, terms }: SitemapCounts,
): Record<keyof SitemapCounts, Range> {
  const start = (part - 1) * ADDRESSES_MAX
  const within = (first: number, count: number): Range => {
    const from = Math.max(start, first)
    const to = Math.min(start + ADDRESSES_MAX, first + count)
    return { offset: Math.max(0, from - first), limit: Math.max(0, to - from) }
  }
  return {
    posts: within(SCREENS.length, posts),
    pages: within(SCREENS.length + posts, pages),
    terms: within(SCREENS.length + posts + pages, terms),
  }
}

/** One file, piece by piece, as its addresses are read. `part` counts from 1; posts, pages and the paths of terms come in batches. @param leftOut paths of screens */
export async function* sitemap(
  siteUrl: string,
  part: number,
  content: readonly AsyncIterable<readonly SitemapPost[]>[],
  leftOut: readonly string[],
  terms: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${XMLNS}">\n`
  if (part === 1)
    for (const screen of SCREENS.filter((each) => !leftOut.includes(each))) yield address(siteUrl + screen, '')
  for (const batches of content)
    for await (const batch of batches)
      yield batch.map(({ path, updatedAt }) => address(siteUrl + postHref(path), updatedAt)).join('')
  for await (const batch of terms) yield batch.map((path) => address(siteUrl + path, '')).join('')
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
