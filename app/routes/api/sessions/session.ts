import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { withCookies } from '../auth/with-cookies.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/session'

/** Ends a session, which may be the one that calls. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = context.get(viewerContext)!
  const { sessions } = context.get(servicesContext)
  const ended = (await sessions.list(id, request)).find((session) => session.id === params.id)
  if (ended) noteForAudit(context, { about: ended.device })
  const cookies = await sessions.endById(id, params.id, request)
  return cookies
    ? withCookies(new Response(null, { status: 204 }), cookies)
    : problem(404, { detail: 'You have no such session any more.' })
}
