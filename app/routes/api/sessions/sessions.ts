import { servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/sessions'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)!
  return Response.json({ sessions: await context.get(servicesContext).sessions.list(id, request) })
}

export async function action({ request, context }: Route.ActionArgs) {
  await context.get(servicesContext).sessions.endOthers(context.get(viewerContext)!.id, request)
  return new Response(null, { status: 204 })
}
