import { actorOf } from '#domain/audit-event.ts'
import { clientContext, servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/backups'
import { jobAnswer } from './job-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { backups } = context.get(servicesContext)
  return Response.json({ ...(await backups.all()), ...backups.plan })
}

export async function action({ context }: Route.ActionArgs) {
  const who = actorOf(context.get(viewerContext)!)
  const job = await context.get(servicesContext).backupJobs.make('manual', { who, client: context.get(clientContext) })
  return jobAnswer(job)
}
