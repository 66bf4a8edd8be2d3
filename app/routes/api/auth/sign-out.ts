import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/sign-out'
import { withCookies } from './with-cookies.ts'

/** `POST /api/auth/sign-out`: ends the session on the server. Without a session it succeeds as well. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', {}, { Allow: 'POST' })
  const cookies = await context.get(servicesContext).identity.signOut(request)
  return withCookies(Response.json({ success: true }), cookies)
}
