import type { PostStatus } from '#domain/posts/status/status.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { mayBeStored } from '../../db/text.ts'
import { indexPost, unindexPosts } from '../indexing/post-index.ts'
import { POST_COLUMNS, toPost } from '../post-row.ts'
import type { PostTable, UnpublishedPostTable } from '../post-tables.ts'

/** The columns of both tables without the creation key: a retry of the creation must not find an unpublished post. */
type MovedColumn = Exclude<keyof PostTable & keyof UnpublishedPostTable, 'creation_key'>

/** An object, since the compiler then reports a column that is missing. */
const MOVED_COLUMNS = Object.keys({
  id: true,
  created_seq: true,
  path: true,
  date: true,
  featured: true,
  tag: true,
  title: true,
  tagline: true,
  description: true,
  author: true,
  article_image: true,
  article_img_src: true,
  article_image_alt: true,
  film: true,
  ratings: true,
  views: true,
  revision: true,
  created_at: true,
  updated_at: true,
  updated_by: true,
  sections: true,
  comments: true,
  content_warnings: true,
  author_id: true,
} satisfies Record<MovedColumn, true>) as MovedColumn[]

interface Place {
  /** The status of the post outside of the trash. */
  readonly status: PostStatus
  /** Instant, ISO 8601 in UTC; null outside of the trash. */
  readonly trashedAt: string | null
}

/** Moves a published post to `unpublished_posts`. Its paths stay taken. False when there is no such post. */
export function takeFromReaders(connection: Connection, id: string, { status, trashedAt }: Place): Promise<boolean> {
  return moved(connection, id, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx.write
      .insertInto('unpublished_posts')
      .columns([...MOVED_COLUMNS, 'status', 'trashed_at'])
      .expression(
        trx.read
          .selectFrom('posts')
          .select(MOVED_COLUMNS)
          .select((eb) => [eb.val(status).as('status'), eb.val(trashedAt).as('trashed_at')])
          .where('id', '=', id),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    await trx.write.deleteFrom('posts').where('id', '=', id).execute()
    await unindexPosts(trx, [id])
    return true
  })
}

/** Moves a published post from the trash back to `posts`, unchanged. False when the trash does not hold it. */
export function returnToReaders(connection: Connection, id: string): Promise<boolean> {
  return moved(connection, id, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx.write
      .insertInto('posts')
      .columns(MOVED_COLUMNS)
      .expression(
        trx.read
          .selectFrom('unpublished_posts')
          .select(MOVED_COLUMNS)
          .where('id', '=', id)
          .where('status', '=', 'published'),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    await trx.write.deleteFrom('unpublished_posts').where('id', '=', id).execute()
    const row = await trx.read.selectFrom('posts').select(POST_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()
    await indexPost(trx, toPost(row))
    return true
  })
}

/** Moves a post between the tables, if there is one, and drops cached pages. */
function moved(connection: Connection, id: string, move: (trx: Connection) => Promise<boolean>): Promise<boolean> {
  return lockedTransaction(connection, 'content', async (trx) => {
    const isMoved = mayBeStored(id) && (await move(trx))
    if (isMoved) await raiseContentVersion(trx)
    return isMoved
  })
}
