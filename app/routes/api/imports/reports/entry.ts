import { importEntryChange } from '#domain/imports/import-calls.ts'
import { servicesContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import type { Route } from './+types/entry'
import { missingReport } from './missing-report.ts'

export async function action({ request, params: { id, position }, context }: Route.ActionArgs) {
  const { isLookedAt } = await readJson(request, importEntryChange)
  const known = /^\d{1,9}$/.test(position)
  const isThere = known && (await context.get(servicesContext).importReports.look(id, Number(position), isLookedAt))
  return isThere ? new Response(null, { status: 204 }) : missingReport()
}
