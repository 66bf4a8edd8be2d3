import { isDeepStrictEqual } from 'node:util'
import type { Post, PostInput } from '#domain/posts/post.ts'
import type { PostChange } from '#domain/posts/post-writing.ts'
import { type FieldProblems, type Invalid, invalid } from './incoming-pictures.ts'

/** `isReplay`: an earlier request with the same key created the post. Its content may differ, and it may be published by now. */
export type CreateResult<P = Post> = { ok: true; post: P; isReplay?: true; recipients?: number } | Invalid | Conflict
/** `recipients`: set if the change published a draft that is announced. */
export type ChangeResult<P = Post> =
  | { ok: true; post: P; recipients?: number }
  | Invalid
  | { ok: false; problem: 'missing' }
  | Conflict

/** The stored revision is newer; nothing was written. */
export type Conflict = { ok: false; problem: 'conflict'; current: Post }

/** Starts again if another save comes in between. @param revision that the writer has seen; `'any'` overwrites other saves */
export async function changePost<P extends Post, R>(
  find: () => Promise<P | undefined>,
  revision: number | 'any',
  change: Pick<PostChange, 'id' | 'views' | 'comments'>,
  save: (before: P) => Promise<ChangeResult<R>>,
): Promise<ChangeResult<R>> {
  for (;;) {
    const before = await find()
    if (!before) return { ok: false, problem: 'missing' }
    const errors = differences(before, change)
    if (errors) return invalid(errors)
    if (revision !== 'any' && revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
    const result = await save(before)
    if (result.ok || result.problem !== 'conflict') return result
  }
}

export function inputIn(post: Post): PostInput {
  const { id: _, views: __, revision: ___, createdAt: ____, updatedAt: _____, updatedBy: ______, ...input } = post
  return input
}

/** Problems of read-only fields: clients may send them back as they read them, but not change them. */
function differences(post: Post, change: Pick<PostChange, 'id' | 'views' | 'comments'>): FieldProblems | null {
  const errors: Record<string, string> = {}
  if (change.id !== undefined && change.id !== post.id) errors.id = 'The id is that of another post'
  // The stored count may have risen since the client read it.
  if (change.views !== undefined && change.views > post.views) errors.views = 'Views are counted, not written'
  if (change.comments !== undefined && !isDeepStrictEqual(change.comments, post.comments))
    errors.comments = 'Comments are kept as they are'
  return Object.keys(errors).length > 0 ? errors : null
}
