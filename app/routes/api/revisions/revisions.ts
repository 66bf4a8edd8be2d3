import { servicesContext } from '../../../context.ts'
import { noSuchPost } from '../problem.ts'
import type { Route } from './+types/revisions'

/** `GET /api/blogs/:id/revisions`: when a post was saved, and by whom. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { revisions } = context.get(servicesContext)
  if (!(await revisions.current(params.id))) return noSuchPost()
  return Response.json({ revisions: await revisions.list(params.id) })
}
