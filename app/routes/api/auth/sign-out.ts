import { actorOf } from '#domain/audit-event.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import type { Route } from './+types/sign-out'
import { withCookies } from './with-cookies.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { audit, identity } = context.get(servicesContext)
  const session = await identity.session(request)
  const cookies = await identity.signOut(request)
  const client = context.get(clientContext)
  if (session) await audit.record({ what: 'account.signed-out', who: actorOf(session.viewer), client })
  return withCookies(Response.json({ success: true }), cookies)
}
