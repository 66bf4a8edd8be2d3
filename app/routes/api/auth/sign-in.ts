import { ACCOUNT_CALL_LIMIT_BYTES, credentials } from '#domain/identity/account-calls.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/sign-in'
import { internalError, tooManyAttempts, unauthorizedDomain } from './account-refusals.ts'
import { recordAttempt } from './record-attempt.ts'
import { withCookies } from './with-cookies.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, credentials, ACCOUNT_CALL_LIMIT_BYTES)
  const { identity, config } = context.get(servicesContext)
  const result = await identity.signIn(body, request, context.get(clientContext))
  if (result.ok) return withCookies(Response.json({ user: result.viewer }), result.setCookies)
  switch (result.problem) {
    case 'wrong-credentials':
      await recordAttempt('account.sign-in-refused', body.email, { request, context })
      return problem(401, {
        code: 'user-mismatch',
        detail:
          'This address and password do not match. Check both, or set a new password by “Forgotten your password?” or with “den admin reset-password”.',
      })
    case 'second-factor-needed':
      return problem(401, {
        code: 'second-factor-needed',
        detail: 'The password is right. Send the code of your authenticator app, or a recovery code, along with it.',
      })
    case 'second-factor-wrong':
      await recordAttempt('account.sign-in-refused', body.email, { request, context })
      return problem(401, {
        code: 'second-factor-wrong',
        detail:
          'This code is wrong or was used before. Wait for the next one in your app, and check that the clock of the device is right.',
      })
    case 'too-many-attempts':
      return tooManyAttempts(result.retryAfterSeconds)
    case 'unauthorized-domain':
      return unauthorizedDomain(config.siteUrl)
    case 'internal-error':
      return internalError()
  }
}
