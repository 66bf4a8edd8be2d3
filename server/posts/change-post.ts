import { isDeepStrictEqual } from 'node:util'
import type { PostInput } from '#domain/posts/post.ts'
import type { PostChange } from '#domain/posts/post-writing.ts'
import { type FieldProblems, type Invalid, invalid } from './incoming-pictures.ts'
import type { SavedPost } from './post-row.ts'

/**
 * `isReplay`: an earlier request with the same key created the post, whose content may differ, or saved it. `recipients` are those that
 * its answer named.
 */
export type CreateResult = { ok: true; post: SavedPost; isReplay?: true; recipients?: number } | Invalid | Conflict
/** `recipients` is set if the change published a post that is announced. */
export type ChangeResult =
  | { ok: true; post: SavedPost; isReplay?: true; recipients?: number }
  | Invalid
  | { ok: false; problem: 'missing' }
  | Conflict

/** The stored revision is newer, or was published or unpublished since; nothing was written. */
export type Conflict = { ok: false; problem: 'conflict'; current: SavedPost }

/**
 * Saves a change, and starts again if another save comes in between.
 * @param seen the post as the caller read it
 * @param revision that the writer has seen; `'any'` overwrites other saves
 */
export async function changePost(
  seen: SavedPost,
  find: () => Promise<SavedPost | undefined>,
  revision: number | 'any',
  change: Pick<PostChange, 'id' | 'views' | 'comments'>,
  save: (before: SavedPost) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  for (let before: SavedPost | undefined = seen; ; before = await find()) {
    if (!before) return { ok: false, problem: 'missing' }
    const errors = differences(before, change)
    if (errors) return invalid(errors)
    // A change is checked by the rules of a published or an unpublished post, so it is none of the other.
    const isOther = (before.status === 'published') !== (seen.status === 'published')
    if (isOther || (revision !== 'any' && revision !== before.revision))
      return { ok: false, problem: 'conflict', current: before }
    const result = await save(before)
    if (result.ok || result.problem !== 'conflict') return result
  }
}

export function inputIn(post: SavedPost): PostInput {
  const { id: _, views: __, revision: ___, createdAt: ____, updatedAt: _____, updatedBy: ______, ...rest } = post
  const { status: _s, trashedAt: _t, announces: _a, announcement: _m, isReview: _r, ...state } = rest
  const { publishAt: _p, publishProblem: _q, savedAs: _k, ...input } = state
  return input
}

/** Problems of read-only fields: clients may send them back as they read them, but not change them. */
function differences(post: SavedPost, change: Pick<PostChange, 'id' | 'views' | 'comments'>): FieldProblems | null {
  const errors: Record<string, string> = {}
  if (change.id !== undefined && change.id !== post.id) errors.id = 'The id is that of another post'
  // The stored count may have risen since the client read it.
  if (change.views !== undefined && change.views > post.views) errors.views = 'Views are counted, not written'
  if (change.comments !== undefined && !isDeepStrictEqual(change.comments, post.comments))
    errors.comments = 'Comments are kept as they are'
  return Object.keys(errors).length > 0 ? errors : null
}
