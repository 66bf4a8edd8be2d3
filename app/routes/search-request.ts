import { QUERY_MAX_LENGTH } from '#domain/search/search-query.ts'

/** The query `q` of a search address, trimmed, and why it is refused. */
export type SearchRequest =
  | { readonly ok: true; readonly q: string }
  | { readonly ok: false; readonly q: string; readonly problem: string }

/** Rows that a search counts for in the limits of `services.admission`. */
export const SEARCH_COST = 1_000
export const SUGGESTION_COST = 200

export function searchRequest(query: URLSearchParams): SearchRequest {
  const q = (query.get('q') ?? '').trim()
  if (q.length <= QUERY_MAX_LENGTH) return { ok: true, q }
  return { ok: false, q, problem: `A search has at most ${QUERY_MAX_LENGTH} characters; this one has ${q.length}.` }
}
