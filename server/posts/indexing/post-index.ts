import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Post } from '#domain/posts/post.ts'
import { asInserted } from '../../db/as-inserted.ts'
import type { Connection } from '../../db/database.ts'
import { scoreIndex } from '../scores/score-index.ts'
import type { KnownStems } from '../search/known-stems.ts'
import type { TextStems } from '../search/search-entry.ts'
import { searchIndex } from '../search/search-index.ts'
import { termIndex } from '../terms/term-index.ts'

export interface PublishedPost {
  readonly post: Post
  /** Place in the order of creation, column `created_seq`. */
  readonly createdSeq: number
  /** The post has been inserted in this transaction, so that no index has entries of it. */
  readonly isNew?: boolean
  /** Of its texts, where they were read before the transaction. */
  readonly stems?: TextStems | undefined
}

/** An index of published posts and pages. Both calls belong into the transaction that saves or removes the posts. */
export interface PostIndex {
  /** @param known of an import, which adds what `compact` would have to */
  add(trx: Connection, posts: readonly PublishedPost[], known?: KnownStems): Promise<void>
  /** Removes the entries of posts. Ids without entries are ignored. */
  remove(trx: Connection, ids: readonly string[]): Promise<void>
  /** Does one step of the work that `add` leaves for later, which takes milliseconds. False when no work is left. */
  compact?(connection: Connection): Promise<boolean>
}

/** Raise it when an index is added or its entries change: `index-upkeep.ts` then indexes every post again. Older servers leave those alone. */
export const INDEX_VERSION = 8

const INDEXES: readonly PostIndex[] = [searchIndex, termIndex, scoreIndex]
export async function indexPosts(
  trx: Connection,
  published: readonly PublishedPost[],
  known?: KnownStems,
): Promise<void> {
  if (published.length === 0) return
  for (const index of INDEXES) await index.add(trx, published, known)
  await trx.write
    .insertInto('indexed_posts')
    .values(published.map(({ post: { id, revision } }) => ({ post_id: id, revision, index_version: INDEX_VERSION })))
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(asInserted(['revision', 'index_version'])))
    .execute()
}

export async function unindexPosts(trx: Connection, ids: readonly string[]): Promise<void> {
  for (const index of INDEXES) await index.remove(trx, ids)
  await trx.write.deleteFrom('indexed_posts').where('post_id', 'in', ids).execute()
}

/** Does the work that saves leave for later, in short steps, so that no save and no reader waits for it. */
export async function compactIndexes(database: Connection, signal?: AbortSignal): Promise<void> {
  for (const index of INDEXES) while (!signal?.aborted && (await index.compact?.(database))) await nextTurn()
}
