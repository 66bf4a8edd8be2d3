import { servicesContext } from '../../context.ts'
import type { Route } from './+types/service-check'
import { problem } from './problem.ts'

export async function action({ params, context }: Route.ActionArgs) {
  const word = await context.get(servicesContext).serviceChecks.check(params.service)
  if (!word) return problem(404, { detail: `This site works with no service called ${params.service}.` })
  return Response.json(word)
}
