import { actorOf } from '#domain/audit-event.ts'
import { importCheck } from '#domain/imports/import-calls.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/check'
import { importAnswer } from './import-answer.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const body = await readJson(request, importCheck)
  const who = actorOf(context.get(viewerContext)!)
  return importAnswer(context.get(servicesContext).importJobs.check(params.id, body, { who }), 202)
}
