import { periodFrom } from '#domain/statistics/statistics-period.ts'
import { callerLocale } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { csvHead } from '../../csv-head.ts'
import type { Route } from './+types/statistics'
import { problem } from './problem.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args
  const period = periodFrom(new URL(request.url).searchParams.get('period'))
  if (!period) return problem(422, { errors: { period: 'A period is 7, 30 or 90 days, or 12m.' } })
  const locale = await callerLocale(args)
  const file = await context
    .get(servicesContext)
    .statistics.csv(params.table, period, (column) => csvHead(locale, column))
  if (!file) return problem(404, { detail: 'The tables are days, posts, referrers, subscribers and mail.' })
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  })
}
