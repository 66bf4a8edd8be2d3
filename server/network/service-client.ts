import { boundedBytes } from '#domain/text/bounded-bytes.ts'

interface ServiceCall {
  readonly body: string | URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Of the answer's text; 0 reads none. */
  readonly maxBytes: number
}

export type ServiceAnswer =
  | { readonly ok: true; readonly status: number; readonly text: string }
  /** No answer: `timeout`, or the code of the system or the HTTP client. */
  | { readonly ok: false; readonly reason: string }

/**
 * Posts to the HTTP interface of a service. Redirects are not followed, since the call may hold a secret that is meant for
 * this host alone. Never throws.
 */
export async function postToService(url: string, call: ServiceCall): Promise<ServiceAnswer> {
  const { body, headers, timeoutMs, maxBytes } = call
  const signal = AbortSignal.timeout(Math.max(1, Math.floor(timeoutMs)))
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    if (maxBytes === 0) await response.body?.cancel()
    const { bytes } = await boundedBytes(maxBytes === 0 ? null : response.body, maxBytes)
    return { ok: true, status: response.status, text: new TextDecoder().decode(bytes) }
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    return { ok: false, reason: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? message) }
  }
}
