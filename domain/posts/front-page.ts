import { PAGE_SIZE } from './page-numbers.ts'

export const FEATURED_EVERY = 5

export interface FrontPageCounts {
  featured: number
  regular: number
}

/** Which rows of each kind, newest first, one page needs. */
export interface FrontPageWindow {
  featured: { offset: number; limit: number }
  regular: { offset: number; limit: number }
}

/**
 * The rows that one page needs. Positions 1, 6, 11, … of the whole list are featured posts while any are left; when either
 * kind runs out, the other fills its places. A page beyond the last needs none.
 * @param page counts from 1
 * @throws RangeError for anything that is not a whole number of at least 1
 */
export function frontPageWindow(page: number, counts: FrontPageCounts): FrontPageWindow {
  const { start, end } = positionsOf(page, counts)
  const featuredStart = featuredBefore(start, counts)
  const featuredEnd = featuredBefore(end, counts)
  return {
    featured: { offset: featuredStart, limit: featuredEnd - featuredStart },
    regular: { offset: start - featuredStart, limit: end - featuredEnd - (start - featuredStart) },
  }
}

/** One page's posts in order. Rows that went missing between counting and reading leave no gap: the rest moves up. */
export function interleave<T>(
  page: number,
  counts: FrontPageCounts,
  featured: readonly T[],
  regular: readonly T[],
): T[] {
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

function positionsOf(page: number, { featured, regular }: FrontPageCounts): { start: number; end: number } {
  if (!Number.isInteger(page) || page < 1) throw new RangeError(`A page is a whole number of at least 1, not ${page}`)
  const total = featured + regular
  const start = Math.min((page - 1) * PAGE_SIZE, total)
  return { start, end: Math.min(start + PAGE_SIZE, total) }
}

function featuredBefore(position: number, { featured, regular }: FrontPageCounts): number {
  const due = Math.ceil(position / FEATURED_EVERY)
  return Math.min(featured, Math.max(due, position - regular))
}
