/** Address of the first page of results for a query. */
export function searchHref(q: string): string {
  return `/search?${new URLSearchParams({ q })}`
}
