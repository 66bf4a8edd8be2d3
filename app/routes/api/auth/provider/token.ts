import { actorOf } from '#domain/audit-event.ts'
import { clientContext, servicesContext } from '../../../../context.ts'
import { problem } from '../../problem.ts'
import { unauthorizedDomain } from '../account-refusals.ts'
import { withCookies } from '../with-cookies.ts'
import type { Route } from './+types/token'
import { noProvider, providerRefusal } from './provider-refusal.ts'
import { recordOutcome } from './record-outcome.ts'

/** The maximum length is above that of ID tokens. */
const BEARER = /^Bearer ([\w.~+/-]{1,16000}=*)$/i

export async function action({ request, context }: Route.ActionArgs) {
  const { audit, identity, openIdSignIn, config } = context.get(servicesContext)
  const client = context.get(clientContext)
  if (!openIdSignIn) return noProvider()
  const idToken = BEARER.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (request.method === 'DELETE') {
    const session = await identity.session(request)
    const cookies = await identity.signOut(request)
    const holder = idToken === undefined ? undefined : await openIdSignIn.signOut(idToken)
    for (const account of [session?.viewer, holder])
      if (account) await audit.record({ what: 'account.signed-out', who: actorOf(account), client })
    return withCookies(new Response(null, { status: 204 }), cookies)
  }
  if (idToken === undefined) return notValid('Send an ID token of the provider: Authorization: Bearer …')
  const result = await openIdSignIn.sync(idToken, request, client)
  if (!result.ok && result.problem === 'outdated') return withCookies(new Response(null, { status: 204 }))
  await recordOutcome(result, openIdSignIn.name, { request, context })
  if (result.ok) return withCookies(Response.json({ user: result.viewer }), result.setCookies)
  if (result.problem === 'not-accepted')
    return notValid('This ID token opens nothing here: it is not valid, has ended, or was issued for another site.')
  if (result.problem === 'unauthorized-domain') return unauthorizedDomain(config.siteUrl)
  return providerRefusal(result.problem, openIdSignIn.name, config.siteUrl)
}

function notValid(detail: string): Response {
  const challenge = { 'WWW-Authenticate': 'Bearer error="invalid_token"' }
  return problem(401, { code: 'invalid-api-key', detail }, challenge)
}
