import { isCivilDate, noonUtc } from '../text/civil-date.ts'
import type { Post } from './post.ts'

/**
 * When a post was published and when it last changed, for feeds and structured data: ISO 8601 in UTC. A day begins up to 26 hours apart
 * around the world, so noon of the post's day may lie ahead of its publication. A post that is not stored yet has no `createdAt`.
 */
export function postInstants({ date, createdAt, updatedAt }: Pick<Post, 'date' | 'createdAt' | 'updatedAt'>) {
  const noon = isCivilDate(date) ? noonUtc(date) : createdAt
  const published = createdAt && createdAt < noon ? createdAt : noon
  return { published, modified: updatedAt > published ? updatedAt : published }
}
