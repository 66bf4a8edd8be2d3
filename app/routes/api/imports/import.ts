import { servicesContext } from '../../../context.ts'
import { pageNumber } from '../page-number.ts'
import { badPage, badQuery } from '../problem.ts'
import type { Route } from './+types/import'
import { importRefusal } from './import-answer.ts'
import { IMPORT_LINES, isReportFilter } from './report-query.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined) return badPage()
  const show = query.get('show') || 'all'
  if (!isReportFilter(show)) return badQuery('show', 'One of all, noted, refused.')
  const { importJobs, importReports } = context.get(servicesContext)
  const job = importJobs.find(params.id)
  if (!job) return importRefusal('missing')
  const range = [(page - 1) * IMPORT_LINES, IMPORT_LINES] as const
  const { lines, total } = job.isDryRun ? job.report(show, ...range) : await importReports.lines(job.id, show, ...range)
  return Response.json({
    ...job.status(),
    report: { lines, page, pages: Math.max(1, Math.ceil(total / IMPORT_LINES)), total },
  })
}

export async function action({ params, context }: Route.ActionArgs) {
  const refusal = await context.get(servicesContext).importJobs.discard(params.id)
  return refusal === null ? new Response(null, { status: 204 }) : importRefusal(refusal)
}
