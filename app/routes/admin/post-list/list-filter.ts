import { isListOrder, type ListOrder } from '#domain/posts/list-order.ts'

export interface ListFilter {
  readonly q?: string
  readonly tag?: string
  /** One of the tags beside the category. */
  readonly tagged?: string
  /** Absent: newest first, or best match first in a search. */
  readonly sort?: ListOrder
}

export function listFilter(query: URLSearchParams): ListFilter {
  const q = query.get('q')?.trim()
  const tag = query.get('tag')
  const tagged = query.get('tagged')
  const sort = query.get('sort')
  return { ...(q && { q }), ...(tag && { tag }), ...(tagged && { tagged }), ...(isListOrder(sort) && { sort }) }
}

/** Why a list that is narrowed is empty. */
export function emptyWords({ q, tag, tagged }: ListFilter): string {
  const places = [tag && 'in this category', tagged && 'with this tag'].filter(Boolean).join(' and ')
  const all = `all ${[tag && 'categories', tagged && 'tags'].filter(Boolean).join(' and ')}`
  if (!q) return `There is no post ${places}. Try ${all}.`
  return places
    ? `No post ${places} holds these words. Try fewer words, or ${all}.`
    : 'No post holds these words. Try fewer.'
}

/** The query string of a filter, which starts with `?` unless it is empty. */
export function listQuery(filter: ListFilter, offset = 0): string {
  const query = new URLSearchParams({ ...filter, ...(offset > 0 && { offset: String(offset) }) })
  return query.size > 0 ? `?${query}` : ''
}
