import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/administrators'

/** `GET /api/administrators`: who there is, and who was invited. */
export async function loader({ context }: Route.LoaderArgs) {
  const { identity, invitations } = context.get(servicesContext)
  const [administrators, invited] = await Promise.all([identity.administrators(), invitations.list()])
  return Response.json({ administrators, invitations: invited })
}
