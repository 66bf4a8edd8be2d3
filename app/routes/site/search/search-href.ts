/** The address of the results for a query. */
export function searchHref(q: string): string {
  return `/search?${new URLSearchParams({ q })}`
}
