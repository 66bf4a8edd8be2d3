import { postHref } from '../path.ts'
import type { StructuredData } from '../structured-data.ts'
import { directorNames, type TermKind } from './term.ts'

/** What the pages of terms tell machines, in the words of schema.org. */

interface Collection {
  readonly siteUrl: string
  readonly blogName: string
  /** Of the page, with `?page=…` where it is not the first. */
  readonly path: string
  readonly name: string
  readonly description: string
  readonly about?: StructuredData | undefined
  /** What the page lists, in its order. */
  readonly items: readonly { readonly path: string; readonly name: string }[]
  /** Items on earlier pages. */
  readonly passed: number
  /** On all pages. */
  readonly total: number
}

export function collectionData(page: Collection): StructuredData {
  const { siteUrl, blogName, path, name, description, about, items, passed, total } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: siteUrl + path,
    description,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: blogName, url: `${siteUrl}/` },
    about,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: passed + index + 1,
        url: siteUrl + item.path,
        name: item.name,
      })),
    },
  }
}

/** Posts as the items of a collection. */
export function postItems(posts: readonly { readonly path: string; readonly title: string }[]): Collection['items'] {
  return posts.map(({ path, title }) => ({ path: postHref(path), name: title }))
}

/** The film or person that the posts of a term are about. */
export function termSubject(term: {
  readonly kind: TermKind
  readonly label: string
  readonly year: number
  readonly director: string
}): StructuredData | undefined {
  if (term.kind === 'author' || term.kind === 'director') return { '@type': 'Person', name: term.label }
  if (term.kind !== 'film') return undefined
  const directors = directorNames(term.director).map((name) => ({ '@type': 'Person', name }))
  return {
    '@type': 'Movie',
    name: term.label,
    dateCreated: term.year > 0 ? String(term.year) : undefined,
    director: directors.length > 0 ? directors : undefined,
  }
}
