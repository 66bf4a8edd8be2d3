import { ACCOUNT_CALL_LIMIT_BYTES, forgottenPassword } from '#domain/identity/account-calls.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/forgot-password'
import { tooManyAttempts } from './account-refusals.ts'
import { recordAttempt } from './record-attempt.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, forgottenPassword, ACCOUNT_CALL_LIMIT_BYTES)
  const result = await context.get(servicesContext).passwordResets.request(body.email, context.get(clientContext))
  if (result.ok) {
    await recordAttempt('password.reset-requested', body.email, { request, context })
    return Response.json({ success: true }, { status: 202 })
  }
  if (result.problem === 'too-many-attempts') return tooManyAttempts(result.retryAfterSeconds)
  return problem(503, {
    detail: 'Mail is not set up on this site yet. Set a new password on its server, with “den admin reset-password”.',
  })
}
