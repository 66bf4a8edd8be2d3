import { subscriberChange } from '#domain/subscriber-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/subscriber'

/** `PATCH /api/subscribers/:id`: takes somebody out, who is then never written to again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return problem(405, 'Method Not Allowed', {}, { Allow: 'PATCH' })
  const body = await readJson(request, subscriberChange)
  if (!body.ok) return body.response
  const isKnown = await context.get(servicesContext).subscribers.suppress(params.id)
  return isKnown
    ? new Response(null, { status: 204 })
    : problem(404, 'Not Found', { detail: 'There is no such subscriber.' })
}
