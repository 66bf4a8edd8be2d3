import { sitemapParts } from '#domain/syndication/sitemap.ts'
import type { Services } from '#server/services.ts'
import { sitemapFile } from './sitemap-file.ts'

/**
 * `/sitemap-2.xml`: one of the files that a long sitemap is made of; null for any other address and for a part that there is
 * not. No pattern of `routes.ts` names a part of a segment, so `unknown-address.ts` asks for it.
 */
export async function sitemapPart(pathname: string, services: Services): Promise<Response | null> {
  const part = Number(/^\/sitemap-([1-9][0-9]{0,5})\.xml$/.exec(pathname)?.[1])
  if (!part) return null
  return part <= sitemapParts(await services.posts.count()) ? sitemapFile(services, part) : null
}
