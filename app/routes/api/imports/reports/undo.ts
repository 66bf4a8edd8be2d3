import { actorOf } from '#domain/audit-event.ts'
import { clientContext, servicesContext, viewerContext } from '../../../../context.ts'
import { problem } from '../../problem.ts'
import type { Route } from './+types/undo'
import { missingReport, stillImporting } from './missing-report.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const status = context.get(servicesContext).undoJobs.find(params.id)
  return status ? Response.json(status) : problem(404, { detail: 'This import was not undone on this server.' })
}

export async function action({ params, context }: Route.ActionArgs) {
  const requester = { who: actorOf(context.get(viewerContext)!), client: context.get(clientContext) }
  const { undoJobs, importJobs } = context.get(servicesContext)
  const result = await undoJobs.begin(params.id, requester)
  if (result.ok) importJobs.expireCheck()
  if (result.ok) return Response.json(result.status, { status: 202 })
  if (result.problem === 'missing') return missingReport()
  if (result.problem === 'importing') return stillImporting()
  return problem(409, { detail: 'An import is being undone. Wait until that is done.' })
}
