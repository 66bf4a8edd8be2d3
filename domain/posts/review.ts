import { DEFAULT_CATEGORY, type Post, type Ratings } from './post.ts'
import { hasRatings } from './ratings.ts'

/** Whether the name of a category contains "review", regardless of case and of the language of the machine. */
export function namesReview(tag: string): boolean {
  return tag.toLowerCase().includes('review')
}

/** Whether a post is a review: as its category says, or else the name of that. */
export function isReview({ tag, isReview }: Pick<Post, 'tag' | 'isReview'>): boolean {
  return isReview ?? namesReview(tag)
}

export function isList(tag: string): boolean {
  return tag.toLowerCase().includes('list')
}

export function categoryLabel(tag: string): string {
  return tag.trim() || DEFAULT_CATEGORY
}

export function showsRatings<P extends Pick<Post, 'tag' | 'isReview' | 'ratings'>>(
  post: P,
): post is P & { ratings: Ratings } {
  return isReview(post) && hasRatings(post.ratings)
}

/** Whether a review has the initial value of the overall rating. */
export function lacksOverall(post: Pick<Post, 'tag' | 'isReview' | 'ratings'>): boolean {
  return isReview(post) && post.ratings?.overall === 0
}

/** What a writer is told before the post is published. */
export function ratingWarnings(post: Pick<Post, 'tag' | 'isReview' | 'ratings'>): string[] {
  return lacksOverall(post) ? ['No overall rating is given: readers see 0 / 10.'] : []
}
