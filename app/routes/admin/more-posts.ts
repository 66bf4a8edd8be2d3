import { servicesContext } from '../../context.ts'
import type { Route } from './+types/more-posts'
import { listFilter } from './post-list/list-filter.ts'

/** The next page of the list, loaded on scrolling. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const offset = /^\d{1,9}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const filter = listFilter(query)
  return { ...(await context.get(servicesContext).posts.listed(filter, offset)), filter }
}
