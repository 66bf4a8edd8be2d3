import { SITEMAP_TYPE, sitemapIndex, sitemapParts } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/sitemap'
import { sitemapCounts, sitemapFile } from './sitemap-files.ts'

/** `GET /sitemap.xml`: every address, or an index of sitemap files if one file would be too long. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const counts = await sitemapCounts(services)
  const parts = sitemapParts(counts)
  if (parts === 1) return sitemapFile(args, 1, counts)
  const index = sitemapIndex(services.config.siteUrl, parts)
  return new Response(index, { headers: { 'Content-Type': SITEMAP_TYPE } })
}
