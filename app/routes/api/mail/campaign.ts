import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/campaign'

/** `DELETE /api/campaigns/:id`: nothing of it that has not left yet goes out any more. */
export async function action({ params, context }: Route.ActionArgs) {
  const isKnown = await context.get(servicesContext).mailAdmin.cancel(params.id)
  return isKnown
    ? new Response(null, { status: 204 })
    : problem(404, 'Not Found', { detail: 'There is no such announcement.' })
}
