import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/administrators'

export async function loader({ context }: Route.LoaderArgs) {
  const { administrators, invitations } = context.get(servicesContext)
  const [accounts, invited] = await Promise.all([administrators.list(), invitations.list()])
  return Response.json({ administrators: accounts, invitations: invited })
}
