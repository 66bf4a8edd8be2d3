import { announceSessionChange } from './session-channel.ts'

/** What the server said to a call: a value, or why not, in its own words. */
export type CallResult<T> = { ok: true; value: T; response: Response } | { ok: false; refusal: Refusal }

export interface Refusal {
  /** 0 when no answer came. */
  readonly status: number
  /** In words, for the person who waits. */
  readonly detail: string
  /** One of the specification's identity errors, where one fits. */
  readonly code?: string
  /** What is wrong with each field, by its dotted name. */
  readonly errors: Readonly<Record<string, string>>
  /** The whole problem document. */
  readonly document: Readonly<Record<string, unknown>>
}

/** Calls the JSON interface. Never throws: no network is an answer as well. */
export async function call<T>(
  method: string,
  address: string,
  body?: unknown,
  headers: HeadersInit = {},
): Promise<CallResult<T>> {
  let response: Response
  try {
    response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    return { ok: false, refusal: noAnswer() }
  }
  const hasBody = response.status !== 204
  const document = hasBody ? await response.json().catch(() => null) : {}
  // An answer that breaks off may be that of something that was done, or of nothing.
  if (document === null && response.ok) return { ok: false, refusal: noAnswer() }
  if (response.ok) return { ok: true, value: document as T, response }
  // Whoever was signed in when the page came is so no more: every tab shows its login panel.
  if (response.status === 401 && !address.startsWith('/api/auth/')) announceSessionChange()
  return { ok: false, refusal: refusalIn(response.status, document ?? {}) }
}

export function noAnswer(): Refusal {
  return {
    status: 0,
    code: 'network-request-failed',
    detail: 'The server did not answer. Check your connection and try again; nothing is lost.',
    errors: {},
    document: {},
  }
}

export function refusalIn(status: number, document: Record<string, unknown>): Refusal {
  const { detail, title, code, errors } = document
  const words = [detail, title].find((text) => typeof text === 'string') as string | undefined
  return {
    status,
    detail: words ?? `The server answered with ${status}.`,
    ...(typeof code === 'string' && { code }),
    errors: typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {},
    document,
  }
}
