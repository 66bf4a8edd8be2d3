import { type Seo, tidySeo } from '#domain/posts/seo/seo.ts'
import { isCanonical, SEO_TEXT_MAX } from '#domain/posts/seo/seo-writing.ts'
import { percentDecoded } from '#domain/text/percent-decoded.ts'
import { isFields, lineIn, textIn } from './fields.ts'

export interface FoundSeo {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  readonly noindex?: boolean | undefined
  readonly picture?: string | undefined
}

/** What the post says by itself: search engines need no other words for it. */
interface Said {
  readonly title: string
  readonly description: string
  readonly picture: string
  /** Addresses and paths that it had there, and the address of that site, as far as it is known. */
  readonly addresses: readonly string[]
  readonly siteUrl: string | null | undefined
}

/** What an export has for search engines, as far as it differs from what the post says. Adds notes about what is not kept. */
export function importedSeo(found: FoundSeo, said: Said, notes: string[]): Seo | null {
  const canonical = lineIn(found.canonical)
  const isOwn = canonical !== '' && said.addresses.some((address) => isSameAddress(canonical, address, said.siteUrl))
  const isKept = isCanonical(canonical) && fits(canonical)
  if (canonical !== '' && !isOwn && !isKept) notes.push(`its canonical address is none: ${canonical.slice(0, 80)}`)
  const words = (name: 'title' | 'description') => {
    const text = lineIn(found[name])
    if (!fits(text)) notes.push(`its ${name} for search engines is too long, and left out`)
    return text === said[name].trim() || !fits(text) ? '' : text
  }
  return tidySeo({
    title: words('title'),
    description: words('description'),
    canonical: isOwn || !isKept ? '' : canonical,
    noindex: found.noindex,
    picture: found.picture === said.picture ? '' : found.picture,
  })
}

/** The `seo` of a post that Den wrote. The canonical address of a draft may be unfinished. */
export function storedSeo(value: unknown, isDraft: boolean): Seo | null {
  if (!isFields(value)) return null
  const canonical = textIn(value.canonical).trim()
  const [title, description, picture] = [textIn(value.title), textIn(value.description), textIn(value.picture)]
  return tidySeo({
    title: fits(title) ? title : '',
    description: fits(description) ? description : '',
    canonical: (isDraft || isCanonical(canonical)) && fits(canonical) ? canonical : '',
    noindex: value.noindex === true,
    picture,
  })
}

function fits(text: string): boolean {
  return Buffer.byteLength(text) <= SEO_TEXT_MAX
}

/** Of an address without a host, or without one that is known, the path decides. */
function isSameAddress(one: string, other: string, siteUrl: string | null | undefined): boolean {
  const base = siteUrl || 'http://site.invalid'
  if (!URL.canParse(one, base) || !URL.canParse(other, base)) return false
  const [a, b] = [new URL(one, base), new URL(other, base)]
  return hostOf(a) === hostOf(b) && pathOf(a) === pathOf(b) && a.search === b.search
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

function pathOf({ pathname }: URL): string {
  return percentDecoded(pathname).replace(/\/+$/, '')
}
