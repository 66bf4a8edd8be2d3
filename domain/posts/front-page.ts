import { PAGE_SIZE } from './page-numbers.ts'

export const FEATURED_EVERY = 5

export interface FrontPageCounts {
  featured: number
  regular: number
  /** Posts that are held at the top, featured or not. The other numbers do not contain them. */
  pinned?: number
}

/** Which rows of each kind, newest first, one page needs. */
export type FrontPageWindow = Record<keyof FrontPageCounts, { offset: number; limit: number }>

/**
 * The rows that one page needs. Pinned posts come first. Of the positions below them, 1, 6, 11, … of the whole list are featured posts
 * while any are left; when either kind runs out, the other fills its places. A page beyond the last needs none.
 * @param page counts from 1
 * @throws RangeError for anything that is not a whole number of at least 1
 */
export function frontPageWindow(page: number, counts: FrontPageCounts): FrontPageWindow {
  const { start, end } = positionsOf(page, counts)
  const [pinnedStart, pinnedEnd] = [pinnedBefore(start, counts), pinnedBefore(end, counts)]
  const featuredStart = featuredBefore(start, counts)
  const featuredEnd = featuredBefore(end, counts)
  const regularStart = start - pinnedStart - featuredStart
  return {
    pinned: { offset: pinnedStart, limit: pinnedEnd - pinnedStart },
    featured: { offset: featuredStart, limit: featuredEnd - featuredStart },
    regular: { offset: regularStart, limit: end - pinnedEnd - featuredEnd - regularStart },
  }
}

export type FrontPageRows<T> = Readonly<Record<'featured' | 'regular', readonly T[]>> & {
  readonly pinned?: readonly T[]
}

/** One page's posts in order. Rows that went missing between counting and reading leave no gap: the rest moves up. */
export function interleave<T>(
  page: number,
  counts: FrontPageCounts,
  { pinned = [], ...others }: FrontPageRows<T>,
): T[] {
  const { start, end } = positionsOf(page, counts)
  const rows = { featured: others.featured.values(), regular: others.regular.values() }
  const posts: T[] = [...pinned]
  for (let position = Math.max(start, pinnedBefore(end, counts)); position < end; position++) {
    const isFeatured = featuredBefore(position + 1, counts) > featuredBefore(position, counts)
    const row = (isFeatured ? rows.featured : rows.regular).next()
    if (!row.done) posts.push(row.value)
  }
  return posts
}

function positionsOf(page: number, { featured, regular, pinned = 0 }: FrontPageCounts): { start: number; end: number } {
  if (!Number.isInteger(page) || page < 1) throw new RangeError(`A page is a whole number of at least 1, not ${page}`)
  const total = pinned + featured + regular
  const start = Math.min((page - 1) * PAGE_SIZE, total)
  return { start, end: Math.min(start + PAGE_SIZE, total) }
}

function pinnedBefore(position: number, { pinned = 0 }: FrontPageCounts): number {
  return Math.min(position, pinned)
}

function featuredBefore(position: number, { featured, regular, pinned = 0 }: FrontPageCounts): number {
  if (position <= pinned) return 0
  const due = Math.ceil(position / FEATURED_EVERY) - Math.ceil(pinned / FEATURED_EVERY)
  return Math.min(featured, Math.max(due, position - pinned - regular))
}
