import { SITEMAP_TYPE, sitemap, sitemapParts, sitemapWindow } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import { admit, type RequestArgs, releasing } from '../admission.ts'
import { streamed } from '../streamed.ts'

/**
 * @param part counts from 1
 * @param posts how many there are
 */
export async function sitemapFile(args: RequestArgs, part: number, posts: number): Promise<Response> {
  const services = args.context.get(servicesContext)
  const { offset, limit } = sitemapWindow(part)
  const admitted = await admit(args, { kind: 'sitemaps', rows: async () => Math.min(limit, posts) })
  if (!admitted.ok) return admitted.response
  const pieces = sitemap(services.config.siteUrl, part, services.posts.paths(offset, limit))
  return admitted.answer(await streamed(args.request, releasing(pieces, admitted.release), SITEMAP_TYPE, services))
}

/**
 * `/sitemap-2.xml`: one of the files that a long sitemap is made of; null for any other address and for a part that there is
 * not. No pattern of `routes.ts` names a part of a segment, so `unknown-address.ts` asks for it.
 */
export async function sitemapPart(pathname: string, args: RequestArgs): Promise<Response | null> {
  const part = Number(/^\/sitemap-([1-9][0-9]{0,5})\.xml$/.exec(pathname)?.[1])
  if (!part) return null
  const count = await args.context.get(servicesContext).posts.count()
  return part <= sitemapParts(count) ? sitemapFile(args, part, count) : null
}
