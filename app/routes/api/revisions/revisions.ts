import { servicesContext } from '../../../context.ts'
import { pageNumber } from '../page-number.ts'
import { badPage, noSuchPost } from '../problem.ts'
import type { Route } from './+types/revisions'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams.get('page'))
  if (page === undefined) return badPage()
  const { revisions, savedPosts } = context.get(servicesContext)
  if (!(await savedPosts.find(params.id))) return noSuchPost()
  return Response.json(await revisions.page(params.id, page))
}
