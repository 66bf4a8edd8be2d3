import type { EditedContent } from '#domain/posts/draft-writing.ts'
import { storedContent } from '#domain/posts/post-content.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { mayBeStored } from '../db/text.ts'
import { missingPicture, recordPictures } from './post-pictures.ts'
import type { SavedPost } from './post-row.ts'
import { SavedPosts } from './saved-posts.ts'

/** Changes of a published post that readers do not see until the post is updated. */
export interface PendingEdit {
  readonly postId: string
  readonly baseRevision: number
  /** Rises with each save. */
  readonly edit: number
  readonly content: EditedContent
  /** Instant, ISO 8601 in UTC. */
  readonly updatedAt: string
  /** E-mail address. */
  readonly updatedBy: string
  /** Idempotency key of the last save; null for one without a key. */
  readonly savedAs: string | null
}

interface EditedPost {
  readonly id: string
  /** The title that readers see. */
  readonly title: string
  readonly updatedAt: string
}

interface SavedOver {
  readonly revision: number
  /** The edit that the writer has seen; 0 for none. */
  readonly edit: number
  readonly by: string
  readonly savedAs?: string | null
}

type SaveEditResult =
  | { ok: true; edit: PendingEdit }
  | { ok: false; problem: 'missing' }
  /** The stored edit, or without one the stored post, is newer than what the writer has seen. */
  | { ok: false; problem: 'conflict'; current: PendingEdit | SavedPost }
  | { ok: false; problem: 'picture-missing'; address: string }

/** Pending edits, at most one for each published post. Saving one leaves cached pages valid, since readers do not see it. */
export class PendingEditRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async find(postId: string): Promise<PendingEdit | undefined> {
    if (!mayBeStored(postId)) return undefined
    const row = await this.#connection.read
      .selectFrom('pending_edits')
      .selectAll()
      .where('post_id', '=', postId)
      .executeTakeFirst()
    return (
      row && {
        postId,
        baseRevision: row.base_revision,
        edit: row.edit,
        content: storedContent(row.content),
        updatedAt: row.updated_at,
        updatedBy: row.updated_by,
        savedAs: row.saved_as,
      }
    )
  }

  /** The posts whose pending edit this person saved last, the newest first. @param authorId the only author of the posts, if any */
  async newestOf(updatedBy: string, limit: number, authorId?: string): Promise<EditedPost[]> {
    const edits = this.#connection.read
      .selectFrom('pending_edits')
      .innerJoin('posts', 'posts.id', 'pending_edits.post_id')
      .select(['posts.id', 'posts.title', 'pending_edits.updated_at as updatedAt'])
      .where('pending_edits.updated_by', '=', updatedBy)
      .where('posts.trashed_at', 'is', null)
      .orderBy('pending_edits.updated_at', 'desc')
      .orderBy('pending_edits.post_id', 'desc')
      .limit(limit)
    return (authorId === undefined ? edits : edits.where('posts.author_id', '=', authorId)).execute()
  }

  /** Fails with a conflict unless the writer has seen the stored edit. An edit that was discarded meanwhile is created again. */
  save(
    postId: string,
    content: EditedContent,
    { revision, edit, by, savedAs = null }: SavedOver,
  ): Promise<SaveEditResult> {
    return lockedTransaction(this.#connection, 'content', async (trx): Promise<SaveEditResult> => {
      const post = await new SavedPosts(trx).find(postId)
      if (post?.status !== 'published') return { ok: false, problem: 'missing' }
      const edits = new PendingEditRepository(trx)
      const before = await edits.find(postId)
      if (before && before.edit !== edit) return { ok: false, problem: 'conflict', current: before }
      if (!before && post.revision !== revision) return { ok: false, problem: 'conflict', current: post }
      const address = await missingPicture(trx, content, before?.content ?? post)
      if (address) return { ok: false, problem: 'picture-missing', address }
      const row = {
        base_revision: revision,
        // Numbers are not reused after an edit was deleted, so that no form takes a new edit for the one that it loaded. Within an edit
        // they rise by one: a page that is being closed has to know the number of its last save without waiting for the response.
        edit: before ? edit + 1 : Math.max(edit + 1, trx.now().getTime()),
        content: JSON.stringify(content),
        updated_at: trx.now().toISOString(),
        updated_by: by,
        saved_as: savedAs,
      }
      await trx.write
        .insertInto('pending_edits')
        .values({ post_id: postId, ...row })
        .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
        .execute()
      await recordPictures(trx, post)
      return { ok: true, edit: (await edits.find(postId))! }
    })
  }

  /**
   * Deletes the edit of a post.
   * @param seen the last edit that may be deleted; a later one stays
   * @returns whether there was one
   */
  remove(postId: string, seen = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const { numDeletedRows } = await trx.write
        .deleteFrom('pending_edits')
        .where('post_id', '=', postId)
        .where('edit', '<=', seen)
        .executeTakeFirst()
      const post = numDeletedRows > 0n && (await new SavedPosts(trx).find(postId))
      // Upkeep may delete the pictures that only the edit named.
      if (post) await recordPictures(trx, post)
      return numDeletedRows > 0n
    })
  }
}
