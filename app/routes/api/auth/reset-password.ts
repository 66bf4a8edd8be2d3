import { actorOf } from '#domain/audit-event.ts'
import { ACCOUNT_CALL_LIMIT_BYTES, passwordReset } from '#domain/identity/account-calls.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/reset-password'
import { tooManyAttempts } from './account-refusals.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { token, password } = await readJson(request, passwordReset, ACCOUNT_CALL_LIMIT_BYTES)
  const { audit, passwordResets } = context.get(servicesContext)
  const result = await passwordResets.reset(token, password)
  if (result.ok) {
    const client = context.get(clientContext)
    await audit.record({ what: 'password.reset', who: actorOf(result.account), client, device: deviceOf(request) })
    return Response.json({ success: true })
  }
  if (result.problem === 'weak-password') return unprocessable({ password: result.detail })
  if (result.problem === 'too-many-attempts') return tooManyAttempts(result.retryAfterSeconds)
  return problem(404, {
    code: 'user-mismatch',
    detail:
      'This link is no longer valid: a password was set since, or it is older than 30 minutes. Ask for another one.',
  })
}
