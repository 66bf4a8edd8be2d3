import { postHref } from '../path.ts'
import type { Post } from '../post.ts'
import { isList } from '../review.ts'
import { movie, SCHEMA, type StructuredData, type StructuredSite } from '../structured-data.ts'
import { entryName, type ListEntry } from './list-entries.ts'

/** Structured data (`ItemList`) of the films in a list. Films of covered sections are left out, since they may be spoilers. */
export function listData(
  { tag, title, sections }: Pick<Post, 'tag' | 'title' | 'sections'>,
  entries: readonly (ListEntry | undefined)[],
  { siteUrl }: StructuredSite,
): StructuredData[] {
  if (!isList(tag)) return []
  const items = entries.flatMap((entry, index) => {
    const section = sections[index]!
    const name = entry && (entryName(entry) || section.sectionTitle.trim())
    if (!name || section.sectionSpoilers) return []
    const url = entry.review ? siteUrl + postHref(entry.review.path) : undefined
    return [{ ...movie(entry.film, name, null), url }]
  })
  if (items.length === 0) return []
  return [
    {
      '@context': SCHEMA,
      '@type': 'ItemList',
      name: title,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ]
}
