import { servicesContext } from '../../context.ts'
import type { Route } from './+types/projects'

/** Tells from which hosts signing in is allowed, as the specification asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteHosts, authorizedDomains } = context.get(servicesContext).config
  return Response.json({ projectId: 'den', authorizedDomains: [...new Set([...siteHosts, ...authorizedDomains])] })
}
