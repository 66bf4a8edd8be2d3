import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../../db/database.ts'
import { scoreIndex } from '../scores/score-index.ts'
import { searchIndex } from '../search/search-index.ts'
import { termIndex } from '../terms/term-index.ts'

/** An index of published posts and pages. Both calls belong into the transaction that saves or removes the post. */
export interface PostIndex {
  /** @param createdSeq place in the order of creation, column `created_seq` */
  add(trx: Connection, post: Post, createdSeq: number): Promise<void>
  /** Removes the entries of posts. Ids without entries are ignored. */
  remove(trx: Connection, ids: readonly string[]): Promise<void>
  /** Does one step of the work that `add` leaves for later, which takes milliseconds. False when no work is left. */
  compact?(connection: Connection): Promise<boolean>
}

/** Raise it when an index is added or its entries change: `index-upkeep.ts` then indexes every post again. */
export const INDEX_VERSION = 8

const INDEXES: readonly PostIndex[] = [searchIndex, termIndex, scoreIndex]
/** A page has no terms and no scores. */
const INDEXES_OF_PAGES: readonly PostIndex[] = [searchIndex]

export async function indexPost(trx: Connection, post: Post, createdSeq: number): Promise<void> {
  const indexes = post.kind === 'page' ? INDEXES_OF_PAGES : INDEXES
  for (const index of indexes) await index.add(trx, post, createdSeq)
  const state = { revision: post.revision, index_version: INDEX_VERSION }
  await trx.write
    .insertInto('indexed_posts')
    .values({ post_id: post.id, ...state })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(state))
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
