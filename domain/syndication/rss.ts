import { htmlText } from './feed-html.ts'
import type { FeedEntry, SyndicationFeed } from './syndication-feed.ts'
import { element, elementWithChildren, emptyElement, XML_DECLARATION } from './xml.ts'

export const RSS_TYPE = 'application/rss+xml; charset=utf-8'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** RSS 2.0 (rssboard.org/rss-specification) at `/feed.xml` and below the pages of terms, with the full text in `content:encoded`. */
export function rss(feed: SyndicationFeed): string {
  const channel = elementWithChildren('channel', [
    element('title', feed.title),
    element('link', feed.siteUrl + feed.path),
    element('description', htmlText(feed.description)),
    element('language', feed.language),
    element('lastBuildDate', rfc822(feed.updated)),
    emptyElement('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: `${feed.siteUrl}${feed.path.replace(/\/$/, '')}/feed.xml`,
    }),
    ...feed.entries.map(item),
  ])
  return `${XML_DECLARATION}${elementWithChildren('rss', [channel], { version: '2.0', ...NAMESPACES })}\n`
}

/** A title is plain text; a description is HTML, so that its text is escaped twice. */
function item(entry: FeedEntry): string {
  return elementWithChildren('item', [
    element('title', entry.title),
    element('link', entry.url),
    element('guid', entry.id, { isPermaLink: 'false' }),
    element('pubDate', rfc822(entry.published)),
    ...entry.authors.map((name) => element('dc:creator', name)),
    ...entry.categories.map((category) => element('category', category)),
    entry.summary && element('description', htmlText(entry.summary)),
    element('content:encoded', entry.html),
    picture(entry),
  ])
}

/** `enclosure` for every reader, Media RSS for those that reserve space for the picture. */
function picture({ picture }: FeedEntry): string {
  if (!picture) return ''
  const { src, type, width, height, byteLength } = picture
  return (
    emptyElement('enclosure', { url: src, length: byteLength, type }) +
    emptyElement('media:content', { url: src, type, medium: 'image', width, height })
  )
}

/** `Thu, 31 Oct 2024 12:00:00 GMT`; RFC 822 with the year in four digits, which RSS 2.0 prefers. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString()
}
