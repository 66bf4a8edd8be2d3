import { clientContext, servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/session'
import { withCookies } from './with-cookies.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { identity } = context.get(servicesContext)
  const session = await identity.session(request, context.get(clientContext))
  if (session) return withCookies(Response.json({ user: session.viewer }), session.setCookies)
  const isAfterSignIn = new URL(request.url).searchParams.get('after') === 'sign-in'
  const refusal = problem(401, {
    code: isAfterSignIn ? 'web-storage-unsupported' : 'user-mismatch',
    detail: isAfterSignIn
      ? 'Your browser did not keep the session cookie. Allow cookies for this site, and open it at its proper address.'
      : 'Nobody is signed in.',
  })
  // Else each page of this browser would ask again.
  return withCookies(refusal, await identity.dropHint(request))
}
