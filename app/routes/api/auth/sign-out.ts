import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/sign-out'
import { withCookies } from './with-cookies.ts'

/** `POST /api/auth/sign-out`: ends the session on the server. Without a session it succeeds as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(servicesContext).identity.signOut(request)
  return withCookies(Response.json({ success: true }), cookies)
}
