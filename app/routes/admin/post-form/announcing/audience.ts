import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/audience'

/** Whom an announcement would reach now. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(servicesContext).mailAdmin.audience(), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
