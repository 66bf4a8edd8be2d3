import { referrerHost, SCREEN_VIEW_LIMIT_BYTES, screenOf, screenViewCall } from '#domain/statistics/screen-view.ts'
import { clientContext, servicesContext } from '../../context.ts'
import { boundedBody } from '../bounded-body.ts'
import type { Route } from './+types/screen-views'
import { withCookies } from './auth/with-cookies.ts'
import { problem } from './problem.ts'

export async function action({ request, context }: Route.ActionArgs) {
  // `sendBeacon` sends a string as plain text.
  if (!/^(text\/plain|application\/json)\s*(;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return problem(415, { detail: 'Send JSON, as application/json or text/plain.' })
  const body = await boundedBody(request, SCREEN_VIEW_LIMIT_BYTES)
  if (body === null) return problem(413, { detail: `Send ${SCREEN_VIEW_LIMIT_BYTES} bytes at most.` })

  const response = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  const view = viewIn(new TextDecoder().decode(body))
  const screen = view && screenOf(view.path)
  if (!screen) return response

  const { analytics, identity, config } = context.get(servicesContext)
  // Reads the database only for browsers that send a session cookie.
  const signedIn = await identity.session(request)
  const header = (name: string) => request.headers.get(name) ?? ''
  analytics.record({
    path: view.path,
    screen,
    referrerHost: referrerHost(view.referrer, config.siteUrl),
    address: context.get(clientContext).address,
    userAgent: header('User-Agent'),
    acceptLanguage: header('Accept-Language'),
    isAdministrator: signedIn !== null,
    hasPrivacyControl: header('Sec-GPC') === '1',
    purpose: header('Sec-Purpose') || header('Purpose'),
  })
  return withCookies(response, signedIn?.setCookies)
}

function viewIn(body: string) {
  try {
    return screenViewCall.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
