import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Scope } from '#domain/identity/api-token.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import type { SignedIn } from '#server/identity/identity-results.ts'
import type { Access, CallAccess, HttpMethod, RouteAccess } from './access.ts'
import { recordCall } from './audit.ts'
import { hasBearerToken } from './bearer.ts'
import { clientContext, pageRefusalContext, servicesContext, viewerContext } from './context.ts'
import { roleProblem, roleRefusal } from './role-refusal.ts'
import { ROUTE_ACCESS, SECOND_FACTOR_SETUP } from './route-access.ts'
import { passwordNeeded } from './routes/api/auth/password-needed.ts'
import { secondFactorRequired } from './routes/api/auth/second-factor/second-factor-required.ts'
import { withCookies } from './routes/api/auth/with-cookies.ts'
import { noSuchPost, problem } from './routes/api/problem.ts'
import { isCall } from './storage-failures.ts'

/** The one guard: every request to every route passes it, and what `ROUTE_ACCESS` does not name is refused. */
export const guard: MiddlewareFunction<Response> = async ({ request, params, pattern, context }, next) => {
  const path = normalized(pattern)
  const methods: RouteAccess = ROUTE_ACCESS[path] ?? {}
  const method = (request.method === 'HEAD' ? 'GET' : request.method) as HttpMethod
  const isReading = method === 'GET'
  // A missing method needs the access of the other writing methods, so that 401 and 403 do not tell which methods exist.
  const access = methods[method] ?? (isReading ? undefined : writeAccess(methods))
  const answer = async () => (methods[method] ? next() : methodNotAllowed(request, methods))
  if (access === 'everybody' || (!access && !isReading)) return answer()

  const isPage = access !== undefined && 'isPage' in access
  const caller = isPage ? await sessionOf(request, context) : await tokenOrSessionOf(request, context)
  if (!caller && !isPage) return notSignedIn(request)
  if (caller?.isSecondFactorMissing && !SECOND_FACTOR_SETUP.has(path))
    return withCookies(isPage ? redirect('/admin/account') : secondFactorRequired(), caller.setCookies)
  if (!access) return answer()

  context.set(viewerContext, caller?.viewer ?? null)
  const refused = caller && (await roleRefusal(caller.viewer, access, { request, params, context }))
  if (refused) logRefusal(request, caller, context)
  // A page of the area without a session or permission continues to its layout, which renders the login panel or the refusal.
  if ('isPage' in access) {
    if (refused && refused !== 'no-post') context.set(pageRefusalContext, refused.detail)
    return withCookies(await answer(), caller?.setCookies)
  }
  if (refused) return withCookies(refused === 'no-post' ? noSuchPost() : roleProblem(refused), caller.setCookies)
  const refusedResponse = caller && (await refusal(request, caller, access, context))
  if (refusedResponse) logRefusal(request, caller, context)
  const response = refusedResponse ?? (hasNul(params) ? problem(404) : await answer())
  // The answer to HEAD has no body, so nothing is exported or downloaded by it.
  if (caller && methods[method] && !context.get(clientContext).isHead && response.status < 400)
    await recordCall(context, access, caller, params.id ?? params['*'], deviceOf(request))
  return withCookies(response, caller?.setCookies)
}

/** PostgreSQL stores no NUL and fails on one in a query, so nothing has such an id. */
function hasNul(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(params).some((value) => value?.includes('\0'))
}

function logRefusal(
  { method, url }: Request,
  { viewer, tokenName: token }: Caller,
  context: Readonly<RouterContextProvider>,
): void {
  const { pathname } = new URL(url)
  const entry = { event: 'call refused', account: viewer.id, token, method, path: pathname }
  context.get(servicesContext).log.info(entry, 'an account may not do this')
}

function writeAccess(methods: RouteAccess): Access | undefined {
  return Object.entries(methods).find(([method]) => method !== 'GET')?.[1]
}

/** A 405: a problem document with `Allow` for calls of the JSON interface, the error page for screens. */
function methodNotAllowed(request: Request, methods: RouteAccess): Response {
  const allowed = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
  if (!isCall(request)) throw data(null, { status: 405 })
  return problem(405, {}, { Allow: allowed.join(', ') })
}

type Caller = SignedIn & {
  /** What the API token allows; absent for a session. */
  readonly scopes?: readonly Scope[]
  readonly tokenName?: string
}

/** The refusal of an authenticated caller, by token scope, origin or age of the last confirmation; null if the call is allowed. */
async function refusal(
  request: Request,
  { scopes, viewer }: Caller,
  access: CallAccess,
  context: Readonly<RouterContextProvider>,
): Promise<Response | null> {
  if (scopes) {
    if (access.scope === undefined) return notByToken()
    return scopes.includes(access.scope) ? null : outOfScope(access.scope)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD' && !saysItsOrigin(request)) return noOrigin()
  const { identity, secondFactor } = context.get(servicesContext)
  const { needsRecentConfirmation, checksPassword, replacesFactor } = access
  if (!needsRecentConfirmation && !checksPassword) return null
  const hasCodes = (checksPassword || replacesFactor) && (await secondFactor.hasCodes(viewer.id))
  if (!needsRecentConfirmation && !hasCodes) return null
  const maxAgeMs = replacesFactor && hasCodes ? MINUTE_MS : undefined
  return (await identity.isRecentlyConfirmed(request, maxAgeMs)) ? null : passwordNeeded()
}

function sessionOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Caller | null> {
  return context.get(servicesContext).identity.session(request, context.get(clientContext))
}

/** The caller of an API call, by its bearer token or else by its session; null if that is invalid. */
export async function tokenOrSessionOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Caller | null> {
  if (!hasBearerToken(request)) return sessionOf(request, context)
  // A cookie sent along does not replace a wrong token.
  const holder = await context.get(servicesContext).identity.tokenHolder(request)
  return holder && { ...holder, setCookies: [], isSecondFactorMissing: false }
}

/** 401: neither a session nor a valid API token. */
export function notSignedIn(request: Request): Response {
  const isByToken = hasBearerToken(request)
  const response = problem(401, {
    code: isByToken ? 'invalid-api-key' : 'user-mismatch',
    detail: isByToken
      ? 'This API token is not known, was revoked, or has ended.'
      : 'You are not signed in, or your session has ended. Sign in again: what you typed is kept. Programs send an API token.',
  })
  response.headers.set('WWW-Authenticate', 'Bearer')
  return response
}

function notByToken(): Response {
  return problem(403, {
    code: 'session-needed',
    detail: 'No API token may do this. Sign in with your password, and do it there.',
  })
}

export function outOfScope(scope: Scope): Response {
  return problem(
    403,
    { code: 'insufficient-scope', detail: `This API token may not do this: it was made without the scope ${scope}.` },
    // RFC 6750, section 3.1
    { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  )
}

/** Whether the request states its origin. The server has already compared that with this site. */
function saysItsOrigin(request: Request): boolean {
  return request.headers.has('Origin') || request.headers.get('Sec-Fetch-Site') === 'same-origin'
}

function noOrigin(): Response {
  return problem(403, {
    code: 'unauthorized-domain',
    detail: 'A write with a session cookie needs an Origin header that names this site. Programs use an API token.',
  })
}

function normalized(pattern: string): string {
  const rooted = pattern.startsWith('/') ? pattern : `/${pattern}`
  return rooted.length > 1 ? rooted.replace(/\/+$/, '') : rooted
}
