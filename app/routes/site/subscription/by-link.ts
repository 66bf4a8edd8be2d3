/** Pages of links in mails: kept by nobody, found by nobody, and the link told to nobody. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** The fields of a form; null when there is none in it that can be read. */
export async function formOf(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** A field of text, empty when it is missing. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
