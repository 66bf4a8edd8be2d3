import type { TermKind } from '#domain/posts/terms/term.ts'

/** Kind and slug in an address such as `/film/the-thing`, `/archive/2026/10` or `/film/the-thing/feed.xml`; the slug as it was sent. */
export function termAddress(request: Request): { readonly kind: TermKind; readonly slug: string } {
  const [place = '', ...rest] = new URL(request.url).pathname.replace(/\/$/, '').split('/').slice(1)
  // The archive has no feeds.
  if (place !== 'archive' && rest.length > 1 && rest.at(-1) === 'feed.xml') rest.pop()
  const slug = decodeURIComponent(rest.join('/'))
  if (place !== 'archive') return { kind: place as TermKind, slug }
  return { kind: rest.length > 1 ? 'published-month' : 'published-year', slug: slug.replace('/', '-') }
}
