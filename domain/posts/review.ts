import { DEFAULT_CATEGORY, type Post, type Ratings } from './post.ts'
import { hasRatings } from './ratings.ts'

/** Whether a category contains "review", regardless of case and of the language of the machine. */
export function isReview(tag: string): boolean {
  return tag.toLowerCase().includes('review')
}

export function isList(tag: string): boolean {
  return tag.toLowerCase().includes('list')
}

export function categoryLabel(tag: string): string {
  return tag.trim() || DEFAULT_CATEGORY
}

export function showsRatings<P extends Pick<Post, 'tag' | 'ratings'>>(post: P): post is P & { ratings: Ratings } {
  return isReview(post.tag) && hasRatings(post.ratings)
}

/** What a writer is told before the post is published: 0 is the initial value of the overall rating. */
export function ratingWarnings({ tag, ratings }: Pick<Post, 'tag' | 'ratings'>): string[] {
  return isReview(tag) && ratings?.overall === 0 ? ['No overall rating is given: readers see 0 / 10.'] : []
}
