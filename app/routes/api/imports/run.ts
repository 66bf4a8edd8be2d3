import { actorOf } from '#domain/audit-event.ts'
import { clientContext, servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/run'
import { importAnswer } from './import-answer.ts'

export function action({ params, context }: Route.ActionArgs) {
  const requester = { who: actorOf(context.get(viewerContext)!), client: context.get(clientContext) }
  return importAnswer(context.get(servicesContext).importJobs.import(params.id, requester), 202)
}
