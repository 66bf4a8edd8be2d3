import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/reports'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ reports: await context.get(servicesContext).importReports.list() })
}
