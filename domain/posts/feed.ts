export const PAGE_SIZE = 10
export const FEATURED_EVERY = 5
/** Posts on a page of a list in the admin area. */
export const LISTED_POSTS = 50

/** How many posts of each kind there are. */
export interface FeedCounts {
  featured: number
  regular: number
}

/** Which rows of each kind, newest first, one page needs. */
export interface FeedWindow {
  featured: { offset: number; limit: number }
  regular: { offset: number; limit: number }
}

/**
 * The rows that one page needs. Positions 1, 6, 11, … of the whole feed are featured posts while any are left; when either
 * kind runs out, the other fills its places. A page beyond the last needs none.
 * @param page counts from 1
 * @throws RangeError for anything that is not a whole number of at least 1
 */
export function feedWindow(page: number, counts: FeedCounts): FeedWindow {
  const { start, end } = positionsOf(page, counts)
  const featuredStart = featuredBefore(start, counts)
  const featuredEnd = featuredBefore(end, counts)
  return {
    featured: { offset: featuredStart, limit: featuredEnd - featuredStart },
    regular: { offset: start - featuredStart, limit: end - featuredEnd - (start - featuredStart) },
  }
}

/**
 * One page's posts in order, from the rows of its {@link feedWindow}. Rows that went missing between counting and reading
 * leave no gap: the rest moves up.
 */
export function interleave<T>(page: number, counts: FeedCounts, featured: readonly T[], regular: readonly T[]): T[] {
  const { start, end } = positionsOf(page, counts)
  const rows = { featured: featured.values(), regular: regular.values() }
  const posts: T[] = []
  for (let position = start; position < end; position++) {
    const isFeatured = featuredBefore(position + 1, counts) > featuredBefore(position, counts)
    const row = (isFeatured ? rows.featured : rows.regular).next()
    if (!row.done) posts.push(row.value)
  }
  return posts
}

/** How many pages a feed of that many posts has: an empty feed has one, too. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/**
 * The page that `?page=…` asks for; null stands for a query without it. `'canonical'` says that the address is another
 * spelling of the first page, or no page at all, and redirects to `/`. Numbers too large to count with are
 * `Number.MAX_SAFE_INTEGER`, which is beyond the last page of every feed.
 */
export function pageFromQuery(value: string | null): number | 'canonical' {
  if (value === null) return 1
  if (!/^[1-9][0-9]*$/.test(value) || value === '1') return 'canonical'
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER)
}

function positionsOf(page: number, { featured, regular }: FeedCounts): { start: number; end: number } {
  if (!Number.isInteger(page) || page < 1) throw new RangeError(`A page is a whole number of at least 1, not ${page}`)
  const total = featured + regular
  const start = Math.min((page - 1) * PAGE_SIZE, total)
  return { start, end: Math.min(start + PAGE_SIZE, total) }
}

function featuredBefore(position: number, { featured, regular }: FeedCounts): number {
  const due = Math.ceil(position / FEATURED_EVERY)
  return Math.min(featured, Math.max(due, position - regular))
}
