import { actorOf } from '#domain/audit-event.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/check'
import { jobAnswer, noSuchBackup } from './job-answer.ts'

export async function action({ params, context }: Route.ActionArgs) {
  const { backups, backupJobs } = context.get(servicesContext)
  if (!(await backups.find(params.id))) return noSuchBackup()
  return jobAnswer(await backupJobs.check(params.id, { who: actorOf(context.get(viewerContext)!) }))
}
