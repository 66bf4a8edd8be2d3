import { sitemapParts } from '#domain/syndication/sitemap.ts'
import { servicesContext } from '../../context.ts'
import { leadHomeOrRefuse, notFound } from '../nowhere.ts'
import type { Route } from './+types/sitemap-part'
import { sitemapFile } from './sitemap-file.ts'

/** `GET /sitemap-2.xml`: one of the files that a long sitemap is made of. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const part = /^sitemap-([1-9][0-9]{0,5})\.xml$/.exec(params.file)?.[1]
  if (!part) return leadHomeOrRefuse(request)
  const services = context.get(servicesContext)
  return Number(part) <= sitemapParts(await services.posts.count()) ? sitemapFile(services, Number(part)) : notFound()
}

export function action(_: Route.ActionArgs) {
  return notFound()
}
