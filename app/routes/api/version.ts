import { servicesContext } from '../../context.ts'
import type { Route } from './+types/version'

export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ version: context.get(servicesContext).version })
}
