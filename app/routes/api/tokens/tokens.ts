import { apiTokenCall } from '#domain/identity/api-token.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { passwordProofRefusal } from '../auth/account-refusals.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/tokens'

/** `GET /api/tokens`: every token of every administrator, without what is secret of it. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ tokens: await context.get(servicesContext).apiTokens.list() })
}

/** `POST /api/tokens`: makes a token after checking the password. Only this answer contains the token. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, apiTokenCall(new Date()))
  if (!body.ok) return body.response
  const { password, ...details } = body.value
  const result = await context.get(servicesContext).identity.createToken(request, details, password)
  if (!result.ok) return passwordProofRefusal(result)
  const { id, token } = result
  noteForAudit(context, { about: `${details.name}: ${details.scopes.join(', ')}` })
  return Response.json({ id, token }, { status: 201, headers: { Location: `/api/tokens/${id}` } })
}
