import { periodFrom } from '#domain/statistics/statistics-period.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/statistics'
import { problem } from './problem.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const period = periodFrom(new URL(request.url).searchParams.get('period'))
  if (!period) return problem(422, { errors: { period: 'A period is 7, 30 or 90 days, or 12m.' } })
  const file = await context.get(servicesContext).statistics.csv(params.table, period)
  if (!file) return problem(404, { detail: 'The tables are days, posts, referrers, subscribers and mail.' })
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  })
}
