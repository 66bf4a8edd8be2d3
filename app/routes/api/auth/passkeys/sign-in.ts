import { ACCOUNT_CALL_LIMIT_BYTES } from '#domain/identity/account-calls.ts'
import { passkeyUse } from '#domain/identity/passkey-calls.ts'
import { clientContext, servicesContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import { problem } from '../../problem.ts'
import { internalError, tooManyAttempts, unauthorizedDomain } from '../account-refusals.ts'
import { recordAttempt } from '../record-attempt.ts'
import { withCookies } from '../with-cookies.ts'
import type { Route } from './+types/sign-in'
import { passkeyRefusal } from './refusals.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passkeyUse, ACCOUNT_CALL_LIMIT_BYTES)
  const { passkeySignIn, config } = context.get(servicesContext)
  const result = await passkeySignIn.signIn(body.response, request, context.get(clientContext))
  if (result.ok) return withCookies(Response.json({ user: result.viewer }), result.setCookies)
  switch (result.problem) {
    case 'wrong-credentials':
      await recordAttempt('account.sign-in-refused', null, { request, context })
      return problem(401, {
        code: 'user-mismatch',
        detail:
          'This passkey does not open this site: it may have been removed here, or the question was open for too long. Try again, or sign in with your password.',
      })
    case 'too-many-attempts':
      return tooManyAttempts(result.retryAfterSeconds)
    case 'unauthorized-domain':
      return unauthorizedDomain(config.siteUrl)
    case 'internal-error':
      return internalError()
    case 'no-passkeys-here':
      return passkeyRefusal(result.problem)
  }
}
