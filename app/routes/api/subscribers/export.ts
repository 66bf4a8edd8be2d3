import { servicesContext } from '../../../context.ts'
import { streamed } from '../../streamed.ts'
import type { Route } from './+types/export'

/** `GET /api/subscribers.csv`: everybody, sent as they are read. */
export async function loader({ context }: Route.LoaderArgs) {
  const response = await streamed(context.get(servicesContext).subscribers.exportCsv(), 'text/csv; charset=utf-8')
  response.headers.set('Content-Disposition', 'attachment; filename="subscribers.csv"')
  return response
}
