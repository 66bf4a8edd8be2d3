import type { FeedEntry, SyndicationFeed } from './syndication-feed.ts'

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8'

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) at `/feed.json`. */
export function jsonFeed(feed: SyndicationFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: `${feed.siteUrl}/`,
    feed_url: `${feed.siteUrl}/feed.json`,
    description: feed.description || undefined,
    language: feed.language,
    items: feed.entries.map(item),
  })
}

function item(entry: FeedEntry) {
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    language: entry.language,
    content_html: entry.html,
    summary: entry.summary || undefined,
    image: entry.picture?.src,
    date_published: entry.published,
    date_modified: entry.updated,
    authors: entry.authors.length > 0 ? entry.authors.map((name) => ({ name })) : undefined,
    tags: entry.categories,
  }
}
