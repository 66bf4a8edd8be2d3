export interface ListFilter {
  readonly q?: string
  readonly tag?: string
}

export function listFilter(query: URLSearchParams): ListFilter {
  const q = query.get('q')?.trim()
  const tag = query.get('tag')
  return { ...(q && { q }), ...(tag && { tag }) }
}

/** The query string of a filter, which starts with `?` unless it is empty. */
export function listQuery(filter: ListFilter, offset = 0): string {
  const query = new URLSearchParams({ ...filter, ...(offset > 0 && { offset: String(offset) }) })
  return query.size > 0 ? `?${query}` : ''
}
