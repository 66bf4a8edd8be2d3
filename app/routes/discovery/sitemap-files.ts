import { SITEMAP_TYPE, type SitemapCounts, sitemap, sitemapParts, sitemapRanges } from '#domain/syndication/sitemap.ts'
import type { Services } from '#server/services.ts'
import { type RequestArgs, servicesContext } from '../../context.ts'
import { admit, releasing } from '../admission.ts'
import { streamed } from '../streamed.ts'

/** @param part counts from 1 */
export async function sitemapFile(args: RequestArgs, part: number, counts: SitemapCounts): Promise<Response> {
  const services = args.context.get(servicesContext)
  const { posts, pages, terms } = sitemapRanges(part, counts)
  const admitted = await admit(args, { kind: 'sitemaps', rows: async () => posts.limit + pages.limit + terms.limit })
  if (!admitted.ok) return admitted.response
  const pieces = sitemap(
    services.config.siteUrl,
    part,
    [services.posts.paths(posts.offset, posts.limit), services.ownPages.paths(pages.offset, pages.limit)],
    part === 1 ? await services.ownPages.standardOffSitemap() : [],
    services.termLists.paths(terms.offset, terms.limit),
  )
  return admitted.answer(await streamed(args.request, releasing(pieces, admitted.release), SITEMAP_TYPE, services))
}

export async function sitemapCounts({ posts, ownPages, termLists }: Services): Promise<SitemapCounts> {
  return { posts: await posts.count(), pages: await ownPages.count(), terms: await termLists.count() }
}

/**
 * `/sitemap-2.xml`: one of the files of a long sitemap; null for any other address, and for a part that does not exist. Patterns of
 * `routes.ts` cannot match a part of a segment, so `unknown-address.ts` calls this.
 */
export async function sitemapPart(pathname: string, args: RequestArgs): Promise<Response | null> {
  const part = Number(/^\/sitemap-([1-9][0-9]{0,5})\.xml$/.exec(pathname)?.[1])
  if (!part) return null
  const counts = await sitemapCounts(args.context.get(servicesContext))
  return part <= sitemapParts(counts) ? sitemapFile(args, part, counts) : null
}
