/** Posts on a page that readers see, and on one of the JSON interface. */
export const PAGE_SIZE = 10
export const LISTED_POSTS = 50

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/**
 * `'canonical'`: the address is invalid or another spelling of the first page, and redirects to `/`. Numbers too large to count
 * with become `Number.MAX_SAFE_INTEGER`, which is beyond the last page of every list.
 */
export function pageFromQuery(value: string | null): number | 'canonical' {
  if (value === null) return 1
  if (!/^[1-9][0-9]*$/.test(value) || value === '1') return 'canonical'
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER)
}
