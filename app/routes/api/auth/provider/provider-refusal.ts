import { type OpenIdProblem, openIdRefusal } from '#domain/identity/openid-sign-in.ts'
import { problem } from '../../problem.ts'
import { tooManyAttempts } from '../account-refusals.ts'

/** 404 for a provider sign-in on a site without an OpenID provider. */
export function noProvider(): Response {
  return problem(404, { detail: 'No OpenID provider is configured for this site.' })
}

export function providerRefusal(refused: OpenIdProblem, provider: string, siteUrl: string): Response {
  const named = openIdRefusal(refused, provider, siteUrl)
  switch (named.code) {
    case 'unauthorized-domain':
      return problem(403, named)
    case 'network-request-failed':
    case 'invalid-api-key':
      return problem(502, named)
    default:
      break
  }
  if (refused === 'too-many-attempts') return tooManyAttempts()
  // The user is authenticated, but may not sign in here.
  if (named.code === 'user-mismatch') return problem(403, named)
  return problem(401, named, { 'WWW-Authenticate': 'Bearer error="invalid_token"' })
}
