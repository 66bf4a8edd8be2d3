import { servicesContext } from '../../context.ts'
import type { Route } from './+types/projects'

/** `GET /v1/projects`, a call of the specification: from which hosts signing in is allowed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteHosts, authorizedDomains } = context.get(servicesContext).config
  return Response.json({ projectId: 'den', authorizedDomains: [...new Set([...siteHosts, ...authorizedDomains])] })
}
