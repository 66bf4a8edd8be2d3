import { postHref } from '../path.ts'
import type { Post } from '../post.ts'

/** What search engines and shared links get of a post in place of its own words. A field without a value is missing. */
export interface Seo {
  title?: string
  description?: string
  /** The address that search engines shall keep, where the text is elsewhere as well: absolute, or a path of this site. */
  canonical?: string
  /** Search engines shall pass the post over. */
  noindex?: true
  /** Address of a picture in our media store, for shared links. */
  picture?: string
}

type SearchedPost = Pick<Post, 'title' | 'tagline' | 'description' | 'seo'>

interface SearchResult {
  readonly title: string
  readonly description: string
}

/** The words of a post on a page of results, and under a shared link. */
export function searchResult({ title, tagline, description, seo }: SearchedPost): SearchResult {
  return {
    title: seo?.title || title,
    description: seo?.description || description.trim() || tagline,
  }
}

/** @param address of the post itself, absolute */
export function canonicalAddress({ seo }: Pick<Post, 'seo'>, address: string): string {
  return seo?.canonical && URL.canParse(seo.canonical, address) ? new URL(seo.canonical, address).href : address
}

/** Whether a sitemap leaves the post out: it lists what search engines shall keep, at this address. */
export function isOffSitemap({ path, seo }: Pick<Post, 'path' | 'seo'>): boolean {
  return (
    seo?.noindex === true || (seo?.canonical !== undefined && pathnameOf(seo.canonical) !== pathnameOf(postHref(path)))
  )
}

/** Without the fields that have no value; null for none. */
export function tidySeo(typed: { readonly [Name in keyof Seo]?: Seo[Name] | boolean | undefined }): Seo | null {
  const fields = Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  const said = fields.filter(([, value]) => Boolean(value))
  return said.length > 0 ? (Object.fromEntries(said) as Seo) : null
}

/** Any host does: of two sites with the same paths either may be meant, and a sitemap may list both. */
function pathnameOf(address: string): string | null {
  return URL.canParse(address, 'http://site.invalid') ? new URL(address, 'http://site.invalid').pathname : null
}
