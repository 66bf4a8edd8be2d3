import type { Route } from './+types/more-posts'
import { listFilter } from './post-list/list-filter.ts'
import { listedPosts } from './post-list/listed-posts.ts'

/** The next page of the list, loaded on scrolling. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const offset = /^\d{1,9}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const filter = listFilter(query)
  return { ...(await listedPosts(context, filter, offset)), filter }
}
