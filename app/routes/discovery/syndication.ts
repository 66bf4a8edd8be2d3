import type { LoaderFunctionArgs } from 'react-router'
import { ATOM_TYPE, atom } from '#domain/syndication/atom.ts'
import { JSON_FEED_TYPE, jsonFeed } from '#domain/syndication/json-feed.ts'
import { RSS_TYPE, rss } from '#domain/syndication/rss.ts'
import { SYNDICATED_POSTS, syndicationFeed } from '#domain/syndication/syndication-feed.ts'
import { servicesContext } from '../../context.ts'

/** Formats by the last segment of the address. */
const FORMATS = {
  'feed.xml': { type: RSS_TYPE, write: rss },
  'atom.xml': { type: ATOM_TYPE, write: atom },
  'feed.json': { type: JSON_FEED_TYPE, write: jsonFeed },
} as const

/** `GET /feed.xml`, `/atom.xml`, `/feed.json`: the newest posts with their full text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { posts, settings, locales, config } = context.get(servicesContext)
  const { type, write } = FORMATS[nameIn(request)]
  const changedAt = await posts.contentChangedAt()
  const current = await settings.current()
  const { blogName, description } = current
  const locale = await locales.of(current)
  const newest = await posts.newestWhole(SYNDICATED_POSTS)
  const feed = syndicationFeed({ siteUrl: config.siteUrl, title: blogName, description, locale, ...newest })
  return new Response(write(feed), { headers: { 'Content-Type': type, 'Last-Modified': changedAt.toUTCString() } })
}

function nameIn(request: Request): keyof typeof FORMATS {
  return decodeURIComponent(new URL(request.url).pathname).replaceAll('/', '') as keyof typeof FORMATS
}
