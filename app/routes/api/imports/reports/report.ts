import { servicesContext } from '../../../../context.ts'
import { pageNumber } from '../../page-number.ts'
import { badPage } from '../../problem.ts'
import { IMPORT_LINES } from '../report-query.ts'
import type { Route } from './+types/report'
import { missingReport, stillImporting } from './missing-report.ts'
import { reportPartIn } from './report-part.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams.get('page'))
  if (page === undefined) return badPage()
  const part = reportPartIn(request)
  if (part instanceof Response) return part
  const { importReports } = context.get(servicesContext)
  const record = await importReports.find(params.id)
  if (!record) return missingReport()
  const { entries, total } = await importReports.page(params.id, part, (page - 1) * IMPORT_LINES, IMPORT_LINES)
  const pages = Math.max(1, Math.ceil(total / IMPORT_LINES))
  return Response.json({ ...record, parts: await importReports.partCounts(params.id), entries, page, pages, total })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { importReports, undoJobs } = context.get(servicesContext)
  const isUsed = (await importReports.find(params.id))?.isRunning || undoJobs.find(params.id)?.state === 'running'
  if (isUsed) return stillImporting()
  const isRemoved = await importReports.remove(params.id)
  return isRemoved ? new Response(null, { status: 204 }) : missingReport()
}
