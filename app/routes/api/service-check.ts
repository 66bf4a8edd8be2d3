import { accountSayer } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/service-check'
import { problem } from './problem.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const word = await context.get(servicesContext).serviceChecks.check(params.service)
  if (!word) return problem(404, { detail: `This site works with no service called ${params.service}.` })
  const say = await accountSayer({ request, context })
  return Response.json({ ...word, reply: say(word.reply) })
}
