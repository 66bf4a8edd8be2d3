import { subscriberImport } from '#domain/subscribers/subscriber-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import type { Route } from './+types/subscribers'

export async function action({ request, context }: Route.ActionArgs) {
  // No limit of its own: a list may be as large as any request.
  const body = await readJson(request, subscriberImport, Number.POSITIVE_INFINITY)
  const result = await context.get(servicesContext).subscribers.importCsv(body.csv, body.consent)
  if (result.ok) noteForAudit(context, { about: `${result.report.added} added` })
  return result.ok ? Response.json(result.report) : unprocessable(result.problem)
}
