import { actorOf } from '#domain/audit-event.ts'
import { ACCOUNT_CALL_LIMIT_BYTES, siteClaim } from '#domain/identity/account-calls.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/claim'
import { tooManyAttempts } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { administrators, audit, identity } = context.get(servicesContext)
  if (!(await administrators.isUnclaimed())) return problem(404, { detail: 'This site has its administrator already.' })
  const body = await readJson(request, siteClaim, ACCOUNT_CALL_LIMIT_BYTES)
  const client = context.get(clientContext)
  const result = await identity.claim(body, request, client)
  if (result.ok) await audit.record({ what: 'site.claimed', who: actorOf(result.viewer), client })
  if (result.ok) return withCookies(Response.json({ user: result.viewer }, { status: 201 }), result.setCookies)
  if (result.problem === 'invalid-email') return unprocessable({ email: result.detail ?? 'Please enter a valid email' })
  if (result.problem === 'weak-password') return unprocessable({ password: result.detail ?? 'Choose another password' })
  if (result.problem === 'too-many-attempts') return tooManyAttempts(result.retryAfterSeconds)
  return problem(404, {
    code: 'user-mismatch',
    detail: 'This link is no longer valid. Restart Den, or run "den admin link", and use the new one.',
  })
}
