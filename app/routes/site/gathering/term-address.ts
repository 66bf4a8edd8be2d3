import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { termSlug } from '#domain/posts/terms/term-slug.ts'
import type { Services } from '#server/services.ts'

/** Kind and slug in an address such as `/film/the-thing`, `/archive/2026/10` or `/film/the-thing/feed.xml`; the slug as it was sent. */
export function termAddress(request: Request): { readonly kind: TermKind; readonly slug: string } {
  const [place = '', ...rest] = new URL(request.url).pathname.replace(/\/$/, '').split('/').slice(1)
  // The archive has no feeds.
  if (place !== 'archive' && rest.length > 1 && rest.at(-1) === 'feed.xml') rest.pop()
  const slug = decodeURIComponent(rest.join('/'))
  if (place !== 'archive') return { kind: place as TermKind, slug }
  return { kind: rest.length > 1 ? 'published-month' : 'published-year', slug: slug.replace('/', '-') }
}

/**
 * Where a term that no post has leads: to what it became; for a tag to the category of its name, and for a category to the tag, since
 * other programs know one of them, and an import makes of a second category a tag. Undefined where there is none.
 */
export async function termElsewhere(
  kind: TermKind,
  slug: string,
  terms: Pick<Services['terms'], 'exists' | 'pathAfter'>,
): Promise<string | undefined> {
  if (kind !== 'tag' && kind !== 'category') return undefined
  const renamed = await terms.pathAfter(kind, termSlug(kind, slug))
  if (renamed) return renamed
  const other = kind === 'tag' ? 'category' : 'tag'
  const target = { kind: other, slug: termSlug(other, slug) } as const
  // A tag is always led on: the page of the category says what else was perhaps meant.
  return kind === 'tag' || (await terms.exists(target)) ? termPath(other, target.slug) : undefined
}
