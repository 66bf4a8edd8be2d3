import { servicesContext } from '../../context.ts'
import type { Route } from './+types/robots'

/** `GET /robots.txt` (RFC 9309): allows everything but the admin area and the JSON interface. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config
  const text = `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
