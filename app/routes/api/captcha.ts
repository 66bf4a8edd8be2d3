import { servicesContext } from '../../context.ts'
import type { Route } from './+types/captcha'

/** `GET /api/captcha`: a fresh challenge, good for one subscription. */
export async function loader({ context }: Route.LoaderArgs) {
  const challenge = await context.get(servicesContext).captcha.challenge()
  return Response.json(challenge, { headers: { 'Cache-Control': 'no-store' } })
}
