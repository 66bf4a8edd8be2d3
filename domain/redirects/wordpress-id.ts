/** The id of a post or page that an address of WordPress names, as `/?p=12` and `/?page_id=12` do; null in any other query. */
export function wordPressId(query: URLSearchParams): string | null {
  const id = query.get('p') ?? query.get('page_id')
  return id !== null && /^[1-9]\d{0,18}$/.test(id) ? id : null
}
