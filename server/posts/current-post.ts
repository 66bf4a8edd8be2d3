import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { type Draft, DraftRepository } from './draft-repository.ts'
import { PostRepository } from './post-repository.ts'

export type CurrentPost = Draft | Post

/** Drafts first: a draft that is published between the two queries is found by the second. */
export async function findCurrentPost(connection: Connection, id: string): Promise<CurrentPost | undefined> {
  return (await new DraftRepository(connection).find(id)) ?? new PostRepository(connection).findById(id)
}

/** By its idempotency key; null finds none. */
export async function findByCreationKey(connection: Connection, key: string | null): Promise<CurrentPost | undefined> {
  if (key === null) return undefined
  return (
    (await new DraftRepository(connection).findByCreationKey(key)) ??
    new PostRepository(connection).findByCreationKey(key)
  )
}
