import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/invitation'

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)!
  const { invitations } = context.get(servicesContext)
  const invited = (await invitations.list()).find(({ id }) => id === params.id)
  if (invited) noteForAudit(context, { about: invited.email })
  if (await invitations.withdraw(params.id, viewer)) return new Response(null, { status: 204 })
  return problem(404, {
    detail: 'This invitation no longer exists: it was used, withdrawn or replaced by a newer one.',
  })
}
