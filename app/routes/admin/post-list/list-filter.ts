import type { Locale } from '#domain/locales/locale.ts'
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
export function emptyWords(t: Locale['t'], { q, tag, tagged }: ListFilter): string {
  if (tag && tagged) return t(q ? 'posts.noneInCategoryWithTagAndWords' : 'posts.noneInCategoryWithTag')
  if (tag) return t(q ? 'posts.noneInCategoryWithWords' : 'posts.noneInCategory')
  if (tagged) return t(q ? 'posts.noneWithTagAndWords' : 'posts.noneWithTag')
  return t('posts.noneWithWords')
}

/** The query string of a filter, which starts with `?` unless it is empty. */
export function listQuery(filter: ListFilter, offset = 0): string {
  const query = new URLSearchParams({ ...filter, ...(offset > 0 && { offset: String(offset) }) })
  return query.size > 0 ? `?${query}` : ''
}
