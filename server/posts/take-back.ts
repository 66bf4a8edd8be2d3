import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { PostRepository } from './post-repository.ts'
import type { SavedPost } from './post-row.ts'
import { RevisionRepository } from './revisions/revision-repository.ts'
import { SavedPosts } from './saved-posts.ts'
import { Trash } from './trash.ts'
import { usedPosts } from './used-posts.ts'

/** A save that made the post, or changed it. */
interface Save {
  readonly postId: string
  readonly revision: number
  /** The revision before the save; null where the save made the post. */
  readonly revisionBefore: number | null
}

/** `post` is what is left; null where it is deleted for good. */
type TakenBack = { readonly ok: true; readonly post: SavedPost | null } | { readonly ok: false }

const STAYS = { ok: false } as const

/**
 * Takes back a save: deletes the post for good, or gives it its content and state before. Does nothing where the post was changed,
 * deleted or announced since, has a pending edit or a preview link, or has lost the revision before. What was scheduled becomes a draft.
 */
export function takeBack(connection: Connection, { postId, revision, revisionBefore }: Save): Promise<TakenBack> {
  return lockedTransaction(connection, 'content', async (trx): Promise<TakenBack> => {
    const current = await new SavedPosts(trx).find(postId)
    if (current?.revision !== revision) return STAYS
    if ((await usedPosts(trx, [postId])).size > 0) return STAYS
    if (revisionBefore === null) {
      const trash = new Trash(trx)
      await trash.put(postId)
      await trash.delete(postId)
      return { ok: true, post: null }
    }
    const revisions = new RevisionRepository(trx)
    const before = await revisions.find(postId, revisionBefore)
    if (!before) return STAYS
    await revisions.endTyping(postId)
    const { comments, announces, announcement } = current
    const content = { ...before.content, comments, announces, announcement }
    const status = before.status === 'scheduled' ? 'draft' : before.status
    return new PostRepository(trx).save(current, content, { status, publishAt: null })
  })
}
