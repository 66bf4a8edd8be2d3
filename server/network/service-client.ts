import { boundedBytes } from '#domain/text/bounded-bytes.ts'

interface ServiceCall {
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Maximum bytes of the answer's text; 0 reads none. */
  readonly maxBytes: number
  /** Makes the call a POST; without it, it is a GET. */
  readonly body?: string | URLSearchParams
}

export type ServiceAnswer =
  | { readonly ok: true; readonly status: number; readonly text: string }
  /** No answer: `timeout`, or the code of the system or the HTTP client. */
  | { readonly ok: false; readonly reason: string }

/** Redirects are not followed, since the call may hold a secret that is meant for this host alone. Never throws. */
export async function callService(
  url: string,
  { headers, timeoutMs, maxBytes, body }: ServiceCall,
): Promise<ServiceAnswer> {
  const signal = AbortSignal.timeout(Math.max(1, Math.floor(timeoutMs)))
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      body: body ?? null,
      headers,
      redirect: 'manual',
      signal,
    })
    if (maxBytes === 0) await response.body?.cancel()
    const { bytes } = await boundedBytes(maxBytes === 0 ? null : response.body, maxBytes)
    return { ok: true, status: response.status, text: new TextDecoder().decode(bytes) }
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    return { ok: false, reason: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? message) }
  }
}
