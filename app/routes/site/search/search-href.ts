export function searchHref(q: string): string {
  return `/search?${new URLSearchParams({ q })}`
}
