import type { Services } from '#server/services.ts'
import { hasBearerToken } from '../bearer.ts'
import { clientContext, type RequestArgs, servicesContext } from '../context.ts'
import { notSignedIn, outOfScope, tokenOrSessionOf } from '../guard.ts'
import { authorLimit } from '../role-refusal.ts'
import { secondFactorRequired } from './api/auth/second-factor/second-factor-required.ts'
import { withCookies } from './api/auth/with-cookies.ts'
import { problem, waitInWords } from './api/problem.ts'

interface Wanted {
  readonly kind: keyof Services['admission']
  /** Number of rows that the response reads; called only if the limits apply. */
  readonly rows: () => Promise<number>
  /** The `detail` of a 401, where a session or token is required. */
  readonly signInDetail?: string | undefined
}

type Admitted =
  | {
      readonly ok: true
      /** The caller has a session, or a token with the scope `posts:read`. */
      readonly isTrusted: boolean
      /** Must be called when the response has ended; a second call does nothing. */
      release(): void
      /** Keeps responses for administrators out of caches, and sets their renewed session cookies. */
      answer(response: Response): Response
    }
  | { readonly ok: false; readonly response: Response }

/**
 * Admits or refuses a request whose cost grows with the number of posts. Callers with a session, or a token with the scope
 * `posts:read`, are always admitted; others within the limits of `services.admission`, or not at all if `signInDetail` is set.
 */
export async function admit(
  { request, context }: RequestArgs,
  { kind, rows, signInDetail }: Wanted,
): Promise<Admitted> {
  const { admission } = context.get(servicesContext)
  const caller = await tokenOrSessionOf(request, context)
  if (isTrusted(caller))
    return { ok: true, isTrusted: true, release() {}, answer: (response) => withCookies(response, caller.setCookies) }
  if (signInDetail !== undefined) return { ok: false, response: notTrusted(request, caller, signInDetail) }

  const result = admission[kind].admit(context.get(clientContext).address, await rows())
  if (result.ok) return { ...result, isTrusted: false, answer: (response) => response }
  return { ok: false, response: refusal(result.reason, result.retryAfterSeconds) }
}

type Reader =
  | (Pick<Extract<Admitted, { ok: true }>, 'ok' | 'answer'> & {
      /** Id of the account to whose unpublished posts the caller is limited; undefined if the caller may read all. */
      readonly authorId: string | undefined
    })
  | { readonly ok: false; readonly response: Response }

/**
 * Whether the caller may read unpublished posts: with a session, or a token with the scope `posts:read`.
 * @param signInDetail the `detail` of the 401 for all other callers
 */
export async function readerOfDrafts({ request, context }: RequestArgs, signInDetail: string): Promise<Reader> {
  const caller = await tokenOrSessionOf(request, context)
  if (!isTrusted(caller)) return { ok: false, response: notTrusted(request, caller, signInDetail) }
  const authorId = authorLimit(caller.viewer)
  return { ok: true, authorId, answer: (response) => withCookies(response, caller.setCookies) }
}

/** Yields the pieces, and calls `release` at the end, also after a failure or when the client disconnected. */
export async function* releasing<T>(pieces: AsyncGenerator<T>, release: () => void): AsyncGenerator<T> {
  try {
    yield* pieces
  } finally {
    release()
  }
}

type MaybeCaller = Awaited<ReturnType<typeof tokenOrSessionOf>>

/** Whether the caller has a session, or a token with the scope `posts:read`. */
function isTrusted(caller: MaybeCaller): caller is NonNullable<MaybeCaller> {
  return caller !== null && !caller.isSecondFactorMissing && (caller.scopes?.includes('posts:read') ?? true)
}

function notTrusted(request: Request, caller: MaybeCaller, signInDetail: string): Response {
  if (!caller) return signInNeeded(request, signInDetail)
  return caller.isSecondFactorMissing ? secondFactorRequired() : outOfScope('posts:read')
}

function signInNeeded(request: Request, detail: string): Response {
  if (hasBearerToken(request)) return notSignedIn(request)
  return problem(401, { code: 'user-mismatch', detail }, { 'WWW-Authenticate': 'Bearer' })
}

function refusal(reason: 'network' | 'busy', seconds: number): Response {
  const headers = { 'Retry-After': String(seconds) }
  const wait = waitInWords(seconds)
  if (reason === 'busy') {
    const detail = `Too many readers ask for this at the same time. Try again in ${wait}.`
    return problem(503, { detail }, headers)
  }
  const detail = `Your network asks for this too often, or too many times at once. Try again in ${wait}. Programs with an API token are not limited.`
  return problem(429, { detail }, headers)
}
