import { actorOf } from '#domain/audit-event.ts'
import { ACCOUNT_CALL_LIMIT_BYTES, acceptance } from '#domain/identity/account-calls.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/accept-invitation'
import { tooManyAttempts } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, acceptance, ACCOUNT_CALL_LIMIT_BYTES)
  const { audit, identity } = context.get(servicesContext)
  const client = context.get(clientContext)
  const result = await identity.accept(body, request, client)
  if (result.ok)
    await audit.record({ what: 'invitation.accepted', who: actorOf(result.viewer), client, device: deviceOf(request) })
  if (result.ok) return withCookies(Response.json({ user: result.viewer }, { status: 201 }), result.setCookies)
  if (result.problem === 'weak-password') return unprocessable({ password: result.detail ?? 'Choose another password' })
  if (result.problem === 'too-many-attempts') return tooManyAttempts(result.retryAfterSeconds)
  return problem(404, {
    code: 'user-mismatch',
    detail:
      'This invitation is no longer valid. If you have accepted it, sign in. Otherwise it was withdrawn, replaced by a newer one, or is older than seven days. Ask for a new one.',
  })
}
