import { servicesContext } from '../../../context.ts'
import { streamed } from '../../streamed.ts'
import { unprocessable } from '../body.ts'
import type { Route } from './+types/export'
import { auditFilter, auditQuery } from './audit-query.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { typed, problems } = auditQuery(new URL(request.url).searchParams)
  if (Object.keys(problems).length > 0) return unprocessable(problems)
  const services = context.get(servicesContext)
  const { timeZone } = await services.settings.current()
  const lines = services.audit.exportCsv(auditFilter(typed, timeZone))
  const response = await streamed(request, lines, 'text/csv; charset=utf-8', services)
  response.headers.set('Content-Disposition', 'attachment; filename="audit-log.csv"')
  return response
}
