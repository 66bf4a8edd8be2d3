import { servicesContext } from '../../context.ts'
import type { Route } from './+types/captcha'
import { problem } from './problem.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { captcha } = context.get(servicesContext)
  const challenge = await captcha.challenge()
  if (!challenge) return problem(503, { detail: 'The captcha has no site key.' })
  return Response.json({ provider: captcha.provider, ...challenge }, { headers: { 'Cache-Control': 'no-store' } })
}
