import type { PostStatus } from '#domain/posts/status/status.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import { indexPost, unindexPosts } from '../indexing/post-index.ts'
import { POST_COLUMNS, toPost } from '../post-row.ts'

interface Place {
  readonly status: PostStatus
  /** Instant, ISO 8601 in UTC; null outside of the trash. */
  readonly trashedAt: string | null
}

/** Moves a published post to `unpublished_posts`. Its paths stay taken. False when there is no such post. */
export function takeFromReaders(connection: Connection, id: string, { status, trashedAt }: Place): Promise<boolean> {
  return moved(connection, id, async (trx) => {
    const row = await trx.write.deleteFrom('posts').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) return false
    // Without the creation key: a retry of the creation must not find an unpublished post.
    const values = { ...row, creation_key: null, status, trashed_at: trashedAt }
    await trx.write.insertInto('unpublished_posts').values(values).execute()
    await unindexPosts(trx, [id])
    return true
  })
}

/** Moves a published post from the trash back to `posts`, unchanged. False when the trash does not hold it. */
export function returnToReaders(connection: Connection, id: string): Promise<boolean> {
  return moved(connection, id, async (trx) => {
    const row = await trx.write
      .deleteFrom('unpublished_posts')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const { status: _, trashed_at: __, announces: ___, publish_at: ____, publish_problem: _____, ...columns } = row
    // A post that was published has a path and a sequence number.
    const values = { ...columns, path: columns.path!, created_seq: columns.created_seq! }
    const post = await trx.write.insertInto('posts').values(values).returning(POST_COLUMNS).executeTakeFirstOrThrow()
    await indexPost(trx, toPost(post))
    return true
  })
}

function moved(connection: Connection, id: string, move: (trx: Connection) => Promise<boolean>): Promise<boolean> {
  return lockedTransaction(connection, 'content', async (trx) => {
    const isMoved = mayBeStored(id) && (await move(trx))
    if (isMoved) await raiseContentVersion(trx)
    return isMoved
  })
}
