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
