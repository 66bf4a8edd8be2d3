import { type LoaderFunctionArgs, redirect } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { termTitle } from '#domain/posts/terms/term-words.ts'
import { RSS_TYPE, rss } from '#domain/syndication/rss.ts'
import { SYNDICATED_POSTS, syndicationFeed } from '#domain/syndication/syndication-feed.ts'
import { servicesContext } from '../../context.ts'
import { termAddress, termElsewhere } from '../site/gathering/term-address.ts'

/** `GET /category/:slug/feed.xml`, and the feeds of other kinds of terms: the newest posts of a term with their full text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { posts: allPosts, terms, settings, locales, config } = context.get(servicesContext)
  const changedAt = await allPosts.contentChangedAt()
  const { kind, slug } = termAddress(request)
  const found = await terms.newestWhole(kind, slug, SYNDICATED_POSTS)
  if (!found) {
    const elsewhere = await termElsewhere(kind, slug, terms)
    if (elsewhere) return redirect(`${elsewhere}/feed.xml`, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
    return new Response('There is no such feed.\n', { status: 404, headers: TEXT })
  }
  const { term, posts, pictures } = found
  const current = await settings.current()
  const { blogName, description } = current
  const locale = await locales.of(current)
  const title = `${termTitle(locale, term)} – ${blogName}`
  const feed = syndicationFeed({
    siteUrl: config.siteUrl,
    path: termPath(kind, slug),
    title,
    description,
    posts,
    pictures,
    locale,
  })
  return new Response(rss(feed), {
    headers: { 'Content-Type': RSS_TYPE, 'Last-Modified': changedAt.toUTCString() },
  })
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }
