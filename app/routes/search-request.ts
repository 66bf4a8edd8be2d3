import type { Locale } from '#domain/locales/locale.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/search-query.ts'

/** The query `q` of a search address, trimmed, and why it is refused. */
type SearchRequest =
  | { readonly ok: true; readonly q: string }
  | { readonly ok: false; readonly q: string; readonly problem: string }

/** Rows that a search counts for in the limits of `services.admission`. */
export const SEARCH_COST = 1_000
export const SUGGESTION_COST = 200

export function searchRequest(query: URLSearchParams, t: Locale['t']): SearchRequest {
  const q = (query.get('q') ?? '').trim()
  if (q.length <= QUERY_MAX_LENGTH) return { ok: true, q }
  return { ok: false, q, problem: t('search.tooLong', { most: String(QUERY_MAX_LENGTH), length: String(q.length) }) }
}
