import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/job'

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await context.get(servicesContext).backups.job(params.id)
  return job ? Response.json(job) : problem(404, { detail: 'There is no such job.' })
}
