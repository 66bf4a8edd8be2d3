import { sitemapParts } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import { leadHomeOrRefuse, notFound } from '../nowhere.ts'
import type { Route } from './+types/sitemap-part'
import { sitemapFile } from './sitemap-file.ts'

/** `GET /sitemap-2.xml`: one of the files that a long sitemap is made of. */
export async function loader(args: Route.LoaderArgs) {
  const part = /^sitemap-([1-9][0-9]{0,5})\.xml$/.exec(args.params.file)?.[1]
  if (!part) return leadHomeOrRefuse(args.request)
  const count = await args.context.get(servicesContext).posts.count()
  return Number(part) <= sitemapParts(count) ? sitemapFile(args, Number(part), count) : notFound()
}

export function action(_: Route.ActionArgs) {
  return notFound()
}
