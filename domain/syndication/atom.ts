import type { FeedEntry, SyndicationFeed } from './syndication-feed.ts'
import { element, elementWithChildren, emptyElement, XML_DECLARATION } from './xml.ts'

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8'

/** Atom (RFC 4287) at `/atom.xml`, with the full text as HTML. */
export function atom(feed: SyndicationFeed): string {
  const children = [
    element('id', `${feed.siteUrl}/`),
    element('title', feed.title),
    feed.description && element('subtitle', feed.description),
    element('updated', feed.updated),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: `${feed.siteUrl}/atom.xml` }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: `${feed.siteUrl}/` }),
    // The author of entries that name none: each entry must have one (RFC 4287, 4.1.1 and 4.1.2).
    elementWithChildren('author', [element('name', feed.title)]),
    ...feed.entries.map(entryElement),
  ]
  return `${XML_DECLARATION}${elementWithChildren('feed', children, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language })}\n`
}

function entryElement(entry: FeedEntry): string {
  return elementWithChildren(
    'entry',
    [
      element('id', entry.id),
      element('title', entry.title),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
      picture(entry),
      element('published', entry.published),
      element('updated', entry.updated),
      ...entry.authors.map((name) => elementWithChildren('author', [element('name', name)])),
      ...entry.categories.map((term) => emptyElement('category', { term })),
      entry.summary && element('summary', entry.summary),
      element('content', entry.html, { type: 'html' }),
    ],
    entry.language ? { 'xml:lang': entry.language } : {},
  )
}

function picture({ picture }: FeedEntry): string {
  return picture ? emptyElement('link', { rel: 'enclosure', type: picture.type, href: picture.src }) : ''
}
