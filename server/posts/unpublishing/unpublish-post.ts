import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type Draft, DraftRepository } from '../draft-repository.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { PostRepository, type UpdateResult } from '../post-repository.ts'
import { takeFromReaders } from './move-post.ts'

interface UnpublishOptions {
  readonly by: string
  /** The instant at which it is published again by itself, ISO 8601 in UTC; null for a draft. */
  readonly publishAt: string | null
  /** The number of the pending edit that `content` contains; 0 for none. */
  readonly edit: number
}

/** The post keeps its id, paths, views and place in the order of creation, also when it is published again. */
export function unpublishPost(
  database: Connection,
  { id, revision }: Post,
  content: DraftContent,
  { by, publishAt, edit }: UnpublishOptions,
): Promise<UpdateResult<Draft>> {
  return lockedTransaction(database, 'content', async (trx): Promise<UpdateResult<Draft>> => {
    const posts = new PostRepository(trx)
    const current = await posts.findById(id)
    if (!current) return { ok: false, problem: 'missing' }
    if (current.revision !== revision) return { ok: false, problem: 'conflict', current }
    const refusal = await posts.refusal(content, current)
    if (refusal) return refusal
    await takeFromReaders(trx, id, { status: 'draft', trashedAt: null })
    // The path may change before the post is published again. Links to the present one must then redirect.
    const oldPath = { path: current.path, post_id: id, created_at: trx.now().toISOString() }
    await trx.write
      .insertInto('old_paths')
      .values(oldPath)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await new PendingEditRepository(trx).remove(id, edit)
    return new DraftRepository(trx).update(id, revision, content, { by, publishAt })
  })
}
