import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/invitation'
import { signInFirst } from './sign-in-first.ts'

/** `DELETE /api/invitations/:id`: ends its link before anybody used it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return problem(405, 'Method Not Allowed', {}, { Allow: 'DELETE' })
  const { identity, invitations } = context.get(servicesContext)
  if (!(await identity.session(request))) return signInFirst()
  if (await invitations.withdraw(params.id)) return new Response(null, { status: 204 })
  return problem(404, 'Not Found', { detail: 'There is no such invitation any more: it was used, or withdrawn.' })
}
