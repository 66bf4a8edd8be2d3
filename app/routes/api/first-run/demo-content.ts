import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/demo-content'

/** `DELETE /api/demo-content`: the same as `den demo remove`. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return problem(405, 'Method Not Allowed', {}, { Allow: 'DELETE' })
  return Response.json(await context.get(servicesContext).removeDemoContent())
}
