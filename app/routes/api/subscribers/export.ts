import { servicesContext } from '../../../context.ts'
import { streamed } from '../../streamed.ts'
import type { Route } from './+types/export'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const response = await streamed(request, services.subscribers.exportCsv(), 'text/csv; charset=utf-8', services)
  response.headers.set('Content-Disposition', 'attachment; filename="subscribers.csv"')
  return response
}
