import { SITEMAP_TYPE, sitemap, sitemapWindow } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import { type Asked, admit, releasing } from '../admission.ts'
import { streamed } from '../streamed.ts'

/**
 * @param part counts from 1
 * @param posts how many there are
 */
export async function sitemapFile(asked: Asked, part: number, posts: number): Promise<Response> {
  const services = asked.context.get(servicesContext)
  const { offset, limit } = sitemapWindow(part)
  const admitted = await admit(asked, { kind: 'sitemaps', rows: async () => Math.min(limit, posts) })
  if (!admitted.ok) return admitted.response
  const pieces = sitemap(services.config.siteUrl, part, services.posts.paths(offset, limit))
  return admitted.answer(await streamed(asked.request, releasing(pieces, admitted.release), SITEMAP_TYPE, services))
}
