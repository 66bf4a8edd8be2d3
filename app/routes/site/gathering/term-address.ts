import type { TermKind } from '#domain/posts/terms/term.ts'

/** Kind and slug in an address such as `/film/the-thing`, `/archive/2026/10` or `/film/the-thing/feed.xml`; the slug as it was sent. */
export function termAddress(request: Request): { readonly kind: TermKind; readonly slug: string } {
  const [place = '', ...rest] = new URL(request.url).pathname
    .replace(/\/(feed\.xml)?\/?$/, '')
    .split('/')
    .slice(1)
  const slug = decodeURIComponent(rest.join('/'))
  if (place !== 'archive') return { kind: place as TermKind, slug }
  return { kind: rest.length > 1 ? 'published-month' : 'published-year', slug: slug.replace('/', '-') }
}
