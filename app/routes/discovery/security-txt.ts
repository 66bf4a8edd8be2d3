import { securityTxt } from '#domain/settings/security-txt.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/security-txt'

/** `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability of this site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, settings } = context.get(servicesContext)
  const { contact, language } = await settings.current()
  const text = securityTxt({ contact, language, siteUrl: config.siteUrl, now: new Date() })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
