import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/first-steps'

/** `DELETE /api/first-steps`: hides the list of first steps for all administrators. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return problem(405, 'Method Not Allowed', {}, { Allow: 'DELETE' })
  await context.get(servicesContext).hideFirstSteps()
  return new Response(null, { status: 204 })
}
