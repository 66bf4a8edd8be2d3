import { reportSpeaker } from '../../../../account-locale.ts'
import { servicesContext } from '../../../../context.ts'
import { streamed } from '../../../streamed.ts'
import { badQuery } from '../../problem.ts'
import type { Route } from './+types/report-file'
import { missingReport } from './missing-report.ts'
import { reportPartIn } from './report-part.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', html: 'text/html; charset=utf-8' } as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const part = reportPartIn(request)
  if (part instanceof Response) return part
  const as = new URL(request.url).searchParams.get('as')
  if (as !== 'csv' && as !== 'html') return badQuery('as', 'One of csv, html.')
  const services = context.get(servicesContext)
  const text = await services.importReports.file(params.id, part, as, await reportSpeaker({ request, context }))
  if (!text) return missingReport()
  const response = await streamed(request, text, TYPES[as], services)
  response.headers.set('Content-Disposition', `attachment; filename="import-report.${as}"`)
  return response
}
