import type { Connection } from '../../db/database.ts'
import type { PostIndex } from '../indexing/post-index.ts'
import { feedOrder } from './feed-order.ts'
import { type SearchEntry, searchEntry } from './search-entry.ts'
import { tokenIndexOf } from './token-index.ts'

/** The words and the path of each published post. */
export const searchIndex: PostIndex = {
  async add(trx, post) {
    const { created_seq, feed_order: oldOrder } = await trx.read
      .selectFrom('posts')
      .leftJoin('search_documents', 'search_documents.post_id', 'posts.id')
      .select(['created_seq', 'feed_order'])
      .where('posts.id', '=', post.id)
      .executeTakeFirstOrThrow()
    const order = feedOrder(post.date, created_seq)
    if (oldOrder !== null && oldOrder !== order) await removeAt(trx, [oldOrder])
    await put(trx, order, post.id, searchEntry(post))
  },

  async remove(trx, ids) {
    const rows = await trx.read
      .selectFrom('search_documents')
      .select('feed_order')
      .where('post_id', 'in', ids)
      .execute()
    if (rows.length > 0)
      await removeAt(
        trx,
        rows.map((row) => row.feed_order),
      )
  },
}

async function put(trx: Connection, order: number, postId: string, entry: SearchEntry): Promise<void> {
  const columns = { post_id: postId, ...entry.document }
  await trx.write
    .insertInto('search_documents')
    .values({ feed_order: order, ...columns })
    .onConflict((conflict) => conflict.column('feed_order').doUpdateSet(columns))
    .execute()
  const index = await tokenIndexOf(trx)
  await index.put(trx, order, entry.tokens)
  await index.addTerms(trx, entry.vocabulary)
}

async function removeAt(trx: Connection, orders: readonly number[]): Promise<void> {
  await trx.write.deleteFrom('search_documents').where('feed_order', 'in', orders).execute()
  await (await tokenIndexOf(trx)).remove(trx, orders)
}
