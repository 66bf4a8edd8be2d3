import { sitemapParts } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import type { Asked } from '../admission.ts'
import { sitemapFile } from './sitemap-file.ts'

/**
 * `/sitemap-2.xml`: one of the files that a long sitemap is made of; null for any other address and for a part that there is
 * not. No pattern of `routes.ts` names a part of a segment, so `unknown-address.ts` asks for it.
 */
export async function sitemapPart(pathname: string, asked: Asked): Promise<Response | null> {
  const part = Number(/^\/sitemap-([1-9][0-9]{0,5})\.xml$/.exec(pathname)?.[1])
  if (!part) return null
  const count = await asked.context.get(servicesContext).posts.count()
  return part <= sitemapParts(count) ? sitemapFile(asked, part, count) : null
}
