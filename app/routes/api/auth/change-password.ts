import { passwordChange } from '#domain/identity/account-calls.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/change-password'
import { tooManyAttempts } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passwordChange)
  const { identity } = context.get(servicesContext)
  const result = await identity.changePassword(request, body, context.get(clientContext))
  if (result.ok) return withCookies(Response.json({ success: true }), result.setCookies)
  switch (result.problem) {
    case 'wrong-password':
      return unprocessable({ current: 'This is not your current password' })
    case 'weak-password':
      return unprocessable({ next: result.detail ?? 'Choose another password' })
    case 'too-many-attempts':
      return tooManyAttempts(result.retryAfterSeconds)
    case 'signed-out':
      return problem(401, { code: 'user-mismatch', detail: 'Sign in with your password to change it.' })
  }
}
