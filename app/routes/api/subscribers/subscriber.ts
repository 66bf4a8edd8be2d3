import { subscriberChange } from '#domain/subscribers/subscriber-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/subscriber'

export async function loader({ params, context }: Route.LoaderArgs) {
  const records = await context.get(servicesContext).subscribers.records(params.id)
  return records ? Response.json(records) : noSuchSubscriber()
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { subscribers } = context.get(servicesContext)
  if (request.method === 'DELETE')
    // The audit log does not name the address either.
    return (await subscribers.erase(params.id)) ? new Response(null, { status: 204 }) : noSuchSubscriber()
  const { status } = await readJson(request, subscriberChange)
  const result =
    status === 'suppressed' ? await subscribers.suppress(params.id) : await subscribers.unsuppress(params.id)
  switch (result) {
    case true:
    case 'done':
      return new Response(null, { status: 204 })
    case 'not-suppressed':
      return problem(409, { detail: 'Only a blocked address can be unblocked.' })
    default:
      return noSuchSubscriber()
  }
}

function noSuchSubscriber(): Response {
  return problem(404, { detail: 'There is no such subscriber.' })
}
