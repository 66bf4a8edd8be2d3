import { invitation } from '#domain/identity/account-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import type { Route } from './+types/invitations'
import { signInFirst } from './sign-in-first.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)!
  const body = await readJson(request, invitation)
  const result = await context.get(servicesContext).invitations.invite(body.email, body.role, viewer)
  if (result.ok) {
    const { id, email, link } = result
    noteForAudit(context, { about: `${email}, as ${body.role}` })
    return Response.json({ id, email, link }, { status: 201 })
  }
  return result.problem === 'caller-gone' ? signInFirst() : unprocessable({ email: result.detail })
}
