import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/token'
import { listedTokens } from './listed-tokens.ts'

export async function action({ params, context }: Route.ActionArgs) {
  const { apiTokens } = context.get(servicesContext)
  const token = (await listedTokens(context)).find(({ id }) => id === params.id)
  if (token) noteForAudit(context, { about: `${token.name}, of ${token.email}` })
  return token && (await apiTokens.revoke(token.id))
    ? new Response(null, { status: 204 })
    : problem(404, { detail: 'There is no such token any more.' })
}
