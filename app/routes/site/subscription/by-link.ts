import { boundedBody } from '../../bounded-body.ts'

/** Headers of pages that links in mails open: not cached, not indexed, and the address is sent to no other site. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** These forms need no session, and are small. */
const FORM_LIMIT_BYTES = 64 * 1024

/** The fields of a form; null if the body is not a readable form, or too large. */
export async function formOf(request: Request): Promise<FormData | null> {
  try {
    const body = await boundedBody(request, FORM_LIMIT_BYTES)
    const type = request.headers.get('Content-Type') ?? ''
    return body && (await new Response(body, { headers: { 'Content-Type': type } }).formData())
  } catch {
    return null
  }
}

/** A text field; empty if it is missing. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
