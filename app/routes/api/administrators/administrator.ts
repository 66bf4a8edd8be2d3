import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/administrator'
import { signInFirst } from './sign-in-first.ts'

/** `DELETE /api/administrators/:id`: takes an administrator away, with their sessions and API tokens, and ends all invitations. */
export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)!
  const { identity } = context.get(servicesContext)
  const removed = (await identity.administrators()).find(({ id }) => id === params.id)
  if (removed) noteForAudit(context, { about: removed.email })
  switch (await identity.remove(params.id, viewer)) {
    case 'removed':
      return new Response(null, { status: 204 })
    case 'themselves':
    case 'last':
      return problem(409, 'Conflict', {
        detail: 'Nobody removes themselves, so that somebody is left. Another administrator can remove you.',
      })
    case 'unknown':
      return problem(404, 'Not Found', { detail: 'There is no such administrator any more.' })
    case 'signed-out':
      return signInFirst()
  }
}
