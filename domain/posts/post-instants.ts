import { isCivilDate, noonUtc } from '../text/civil-date.ts'
import type { Post } from './post.ts'

/** When a post was published and when it last changed, for feeds and structured data: ISO 8601 in UTC. */
export function postInstants(post: Pick<Post, 'date' | 'createdAt' | 'updatedAt'>) {
  const published = isCivilDate(post.date) ? noonUtc(post.date) : post.createdAt
  return { published, modified: post.updatedAt || published }
}
