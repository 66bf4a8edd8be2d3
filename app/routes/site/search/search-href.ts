/** The address of the results for a query. */
export function searchHref(q: string, page = 1): string {
  return `/search?${new URLSearchParams({ q, ...(page > 1 && { page: String(page) }) })}`
}
