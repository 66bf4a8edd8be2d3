import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/resume'

/** `POST /api/mail/resume`: the server is in order again, so what waits goes out. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', {}, { Allow: 'POST' })
  await context.get(servicesContext).mailDesk.resume()
  return new Response(null, { status: 204 })
}
