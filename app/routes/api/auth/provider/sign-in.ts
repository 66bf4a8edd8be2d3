import { ACCOUNT_CALL_LIMIT_BYTES } from '#domain/identity/account-calls.ts'
import { openIdStart } from '#domain/identity/openid-calls.ts'
import { openIdRefusal } from '#domain/identity/openid-sign-in.ts'
import { accountSayer } from '../../../../account-locale.ts'
import { servicesContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import { withCookies } from '../with-cookies.ts'
import type { Route } from './+types/sign-in'
import { noProvider, providerRefusal } from './provider-refusal.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { openIdSignIn, config } = context.get(servicesContext)
  if (!openIdSignIn) return noProvider()
  const event = await openIdSignIn.event(request)
  if (!event) return withCookies(Response.json({ event: null }))
  const { flow, problem } = event
  const refusal = problem && openIdRefusal(problem, openIdSignIn.name, config.siteUrl)
  const say = await accountSayer({ request, context })
  const said = refusal && { ...refusal, detail: say(refusal.detail) }
  return withCookies(Response.json({ event: { flow, ok: problem === null, ...said } }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { openIdSignIn, config } = context.get(servicesContext)
  if (!openIdSignIn) return noProvider()
  const body = await readJson(request, openIdStart, ACCOUNT_CALL_LIMIT_BYTES)
  const started = await openIdSignIn.start(body, request)
  if (!started.ok) return providerRefusal(started.problem, openIdSignIn.name, config.siteUrl)
  return withCookies(Response.json({ url: started.url, flow: started.flow }), [started.setCookie])
}
