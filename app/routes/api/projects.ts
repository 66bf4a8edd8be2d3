import { servicesContext } from '../../context.ts'
import type { Route } from './+types/projects'

/** `GET /v1/projects`: from which hosts signing in is allowed. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, siteUrlIsDefault, authorizedDomains } = context.get(servicesContext).config
  const own = siteUrlIsDefault ? ['localhost', '127.0.0.1', '[::1]'] : [new URL(siteUrl).hostname]
  return Response.json({ projectId: 'den', authorizedDomains: [...new Set([...own, ...authorizedDomains])] })
}
