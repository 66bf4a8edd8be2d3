import { apiTokenCall, scopesOf } from '#domain/identity/api-token.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { passwordProofRefusal } from '../auth/account-refusals.ts'
import { withCookies } from '../auth/with-cookies.ts'
import { readJson, unprocessable } from '../body.ts'
import type { Route } from './+types/tokens'
import { listedTokens } from './listed-tokens.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ tokens: await listedTokens(context) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { password, ...details } = await readJson(request, apiTokenCall(new Date()))
  const { role } = context.get(viewerContext)!
  const allowed = scopesOf(role)
  const beyond = details.scopes.filter((scope) => !allowed.includes(scope))
  if (beyond.length > 0)
    return unprocessable({ scopes: `Your role is ${role}, so a token of yours cannot have ${beyond.join(', ')}` })
  const result = await context.get(servicesContext).identity.createToken(request, details, password)
  if (!result.ok) return passwordProofRefusal(result)
  const { id, token, setCookies } = result
  noteForAudit(context, { about: `${details.name}: ${details.scopes.join(', ')}` })
  const made = Response.json({ id, token }, { status: 201, headers: { Location: `/api/tokens/${id}` } })
  return withCookies(made, setCookies)
}
