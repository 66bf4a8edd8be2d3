import { SITEMAP_TYPE, sitemap, sitemapWindow } from '#domain/syndication/sitemap.ts'
import type { Services } from '#server/services.ts'
import { streamed } from '../streamed.ts'

/** @param part counts from 1 */
export function sitemapFile({ posts, config }: Services, part: number): Promise<Response> {
  const { offset, limit } = sitemapWindow(part)
  return streamed(sitemap(config.siteUrl, part, posts.paths(offset, limit)), SITEMAP_TYPE)
}
