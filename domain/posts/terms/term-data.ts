import { postHref } from '../path.ts'
import { SCHEMA, type StructuredData, type StructuredSite } from '../structured-data.ts'
import { directorNames, type TermKind } from './term.ts'

interface Collection extends StructuredSite {
  /** The path of the page, with `?page=…` from the second page on. */
  readonly path: string
  readonly name: string
  readonly description: string
  readonly about?: StructuredData | undefined
  readonly items: readonly { readonly path: string; readonly name: string }[]
  readonly passed: number
  readonly total: number
}

export function collectionData(page: Collection): StructuredData {
  const { siteUrl, blogName, path, name, description, about, items, passed, total } = page
  return {
    '@context': SCHEMA,
    '@type': 'CollectionPage',
    name,
    url: siteUrl + path,
    description,
    inLanguage: page.language,
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

export function postItems(posts: readonly { readonly path: string; readonly title: string }[]): Collection['items'] {
  return posts.map(({ path, title }) => ({ path: postHref(path), name: title }))
}

/** The film or person that a term names; undefined for the other kinds of terms. */
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
