import { calls } from '#domain/locales/en/admin/calls.ts'
import { filled, type Translated } from '#domain/locales/message.ts'
import { announceSessionChange } from './session/announce-session-change.ts'
import { confirmPassword } from './session/password-prompt.ts'

export type CallResult<T> = { ok: true; value: T; headers: Headers } | { ok: false; refusal: Refusal }

export interface Refusal {
  /** 0 when no answer came. */
  readonly status: number
  readonly detail: string
  /** One of the specification's identity errors, where one fits. */
  readonly code?: string
  /** Messages by the dotted name of their field. */
  readonly errors: Readonly<Record<string, string>>
  readonly document: Readonly<Record<string, unknown>>
}

const KEEPALIVE_MAX_LENGTH = 20_000
const CALL_TIMEOUT_MS = 120_000
/** Adds to the time limit of long bodies: 10 MB take eleven minutes at this rate. */
const SLOW_LINE_BYTES_A_SECOND = 16_000

let said: Translated<typeof calls> = calls

/** Says refusals without a word of the server in another language. */
export function sayRefusals(words: typeof said): void {
  said = words
}

/**
 * Calls the JSON interface. Never throws: a network failure and a timeout are refusals with status 0. A call that needs a
 * recent password asks for it, and is repeated once it is confirmed.
 *
 * @param outlivesPage goes on when the page is closed meanwhile, unless the body is long
 */
export async function call<T>(
  method: string,
  address: string,
  body?: unknown,
  headers: HeadersInit = {},
  outlivesPage = false,
): Promise<CallResult<T>> {
  let response: Response
  const text = body === undefined ? null : JSON.stringify(body)
  const signal = AbortSignal.timeout(timeLimit(text))
  try {
    response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(text !== null && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: text,
      signal,
      // Browsers refuse `keepalive` beyond this length, counted over all such requests.
      keepalive: outlivesPage && (text?.length ?? 0) < KEEPALIVE_MAX_LENGTH,
    })
  } catch {
    return { ok: false, refusal: signal.aborted ? lateAnswer() : noAnswer() }
  }
  const hasBody = response.status !== 204
  const document = hasBody ? await response.json().catch(() => null) : {}
  // After an answer that breaks off, the request may have been carried out or not.
  if (document === null && response.ok) return { ok: false, refusal: signal.aborted ? lateAnswer() : noAnswer() }
  if (response.ok) return { ok: true, value: document as T, headers: response.headers }
  // The session has ended: every tab shows its login panel.
  if (response.status === 401 && !address.startsWith('/api/auth/')) announceSessionChange()
  const refusal = refusalIn(response.status, document ?? {})
  if (refusal.code !== 'password-needed') return { ok: false, refusal }
  const isConfirmed = await confirmPassword()
  if (isConfirmed) return call(method, address, body, headers, outlivesPage)
  return { ok: false, refusal: isConfirmed === null ? refusal : { ...refusal, detail: said.notConfirmed } }
}

/** A 404 counts as success: the resource is already deleted. */
export async function deleteIfThere(address: string, headers: HeadersInit = {}): Promise<CallResult<unknown>> {
  const result = await call('DELETE', address, undefined, headers)
  return result.ok || result.refusal.status !== 404 ? result : { ok: true, value: null, headers: new Headers() }
}

export function noAnswer(): Refusal {
  return unanswered(said.noAnswer)
}

/** Reads a problem document. `detail` falls back to its title, then to the status. */
export function refusalIn(status: number, document: Record<string, unknown>): Refusal {
  const { detail, title, code, errors } = document
  const words = [detail, title].find((text) => typeof text === 'string') as string | undefined
  return {
    status,
    detail: words ?? filled(said.otherAnswer, { status: String(status) }),
    ...(typeof code === 'string' && { code }),
    errors: typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {},
    document,
  }
}

/** How long a request with this body may take, in milliseconds. */
function timeLimit(body: string | null): number {
  return CALL_TIMEOUT_MS + Math.ceil(((body?.length ?? 0) / SLOW_LINE_BYTES_A_SECOND) * 1000)
}

function lateAnswer(): Refusal {
  return unanswered(said.lateAnswer)
}

function unanswered(detail: string): Refusal {
  return { status: 0, code: 'network-request-failed', detail, errors: {}, document: {} }
}
