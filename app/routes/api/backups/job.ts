import { accountSayer } from '../../../account-locale.ts'
import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/job'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const job = await context.get(servicesContext).backups.job(params.id)
  if (!job) return problem(404, { detail: 'There is no such job.' })
  const say = await accountSayer({ request, context })
  return Response.json({ ...job, ...(job.problem && { problem: say(job.problem) }) })
}
