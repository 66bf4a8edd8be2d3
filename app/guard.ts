import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '#server/identity/identity.ts'
import { showsToken } from './bearer.ts'
import { servicesContext, viewerContext } from './context.ts'
import { problem } from './routes/api/problem.ts'

/** Patterns of `routes.ts` that everybody may read. What stands in none of these lists is refused. */
const READ_BY_ALL: ReadonlySet<string> = new Set([
  '/',
  '/blogs/*',
  '/greetings',
  '/terms',
  '/privacy',
  '/cookiepolicy',
  '/api/blogs',
  '/api/blogs/*',
  '/api/collections/:name',
  '/v1/projects',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/:file',
  '/*',
  '/admin/setup',
  '/admin/invitation',
  '/api/auth/session',
  '/api/captcha',
  '/subscribe',
  '/subscription/confirm',
  '/unsubscribe',
])

/** What is sent by whoever has no session yet, or none any more; and what readers send, who never have one. */
const WRITTEN_BY_ALL: ReadonlySet<string> = new Set([
  '/api/auth/sign-in/email',
  '/api/auth/sign-out',
  '/api/auth/claim',
  '/api/auth/accept-invitation',
  '/api/subscriptions',
  '/api/screen-views',
  '/subscribe',
  '/subscription/confirm',
  '/unsubscribe',
])

const WRITTEN_BY_ADMINISTRATORS: ReadonlySet<string> = new Set([
  '/api/blogs',
  '/api/blogs/*',
  '/api/media',
  '/api/settings',
  '/api/subscribers',
  '/api/subscribers/:id',
  '/api/mail',
  '/api/mail/caps',
  '/api/mail/test',
  '/api/mail/resume',
  '/api/services/:service/check',
  '/api/campaigns/:id',
  '/api/auth/change-password',
  '/api/administrators/:id',
  '/api/invitations',
  '/api/invitations/:id',
])

/** Where a title or file may be asked for that does not exist. */
const NOWHERE: ReadonlySet<string> = new Set(['/:file', '/*'])

/** The one guard: every request to every route passes it, and what no list names is refused. */
export const guard: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const rule = normalized(pattern)
  if ((isReading ? READ_BY_ALL : WRITTEN_BY_ALL).has(rule)) return next()
  if (!isReading && !WRITTEN_BY_ADMINISTRATORS.has(rule)) throw data(null, { status: NOWHERE.has(rule) ? 404 : 405 })

  const isPage = isReading && (rule === '/admin' || rule.startsWith('/admin/'))
  const signedIn = isPage ? await sessionOf(request, context) : await tokenOrSessionOf(request, context)
  if (!signedIn && !isPage) return notSignedIn(request)
  if (signedIn && !isReading && !signedIn.byToken && !saysItsOrigin(request)) return noOrigin()

  // Signed out, the pages of the area go on to their layout, which stops them there and shows the login panel.
  context.set(viewerContext, signedIn?.viewer ?? null)
  const response = await next()
  for (const cookie of signedIn?.setCookies ?? []) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

type Caller = SignedIn & { byToken?: true }

function sessionOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Caller | null> {
  return context.get(servicesContext).identity.session(request)
}

/** Tokens are for programs, and so for calls. */
export async function tokenOrSessionOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Caller | null> {
  if (!showsToken(request)) return sessionOf(request, context)
  // Whoever shows a token means it; a cookie that comes along does not make up for a wrong one.
  const viewer = await context.get(servicesContext).identity.tokenHolder(request)
  return viewer && { viewer, setCookies: [], byToken: true }
}

export function notSignedIn(request: Request): Response {
  const isByToken = showsToken(request)
  const response = problem(401, 'Unauthorized', {
    code: isByToken ? 'invalid-api-key' : 'user-mismatch',
    detail: isByToken
      ? 'This API token is not known, or has been revoked.'
      : 'You are not signed in, or your session has ended. Sign in again: what you typed is kept. Programs send an API token.',
  })
  response.headers.set('WWW-Authenticate', 'Bearer')
  return response
}

/** A browser says from where it writes, and the server has compared it with this site before. */
function saysItsOrigin(request: Request): boolean {
  return request.headers.has('Origin') || request.headers.get('Sec-Fetch-Site') === 'same-origin'
}

function noOrigin(): Response {
  return problem(403, 'Forbidden', {
    code: 'unauthorized-domain',
    detail: 'A write with a session cookie needs an Origin header that names this site. Programs use an API token.',
  })
}

function normalized(pattern: string): string {
  const rooted = pattern.startsWith('/') ? pattern : `/${pattern}`
  return rooted.length > 1 ? rooted.replace(/\/+$/, '') : rooted
}
