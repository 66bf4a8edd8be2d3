import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/audience'

/** `GET /admin/audience`: how many subscribers an announcement would reach now, and whether mail is sent or kept. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(servicesContext).mailAdmin.audience(), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
