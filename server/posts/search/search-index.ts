import type { Connection } from '../../db/database.ts'
import type { PostIndex } from '../indexing/post-index.ts'
import { feedOrder } from './feed-order.ts'
import { fullTextIndexOf } from './full-text-index.ts'
import { addNewStems, type StoredDocument, stemsOf } from './new-stems.ts'
import { type SearchDocument, type SearchEntry, searchEntry } from './search-entry.ts'

const DOCUMENT_COLUMNS = ['path', 'names', 'facts', 'captions', 'topics'] as const satisfies (keyof SearchDocument)[]

export const searchIndex: PostIndex = {
  async add(trx, post, createdSeq) {
    const old = await trx.read
      .selectFrom('search_documents')
      .select(['feed_order', ...DOCUMENT_COLUMNS])
      .where('post_id', '=', post.id)
      .executeTakeFirst()
    const order = feedOrder(post.date, createdSeq)
    const isThere = old?.feed_order === order
    if (old && !isThere) await removeAt(trx, [old.feed_order])
    await put(trx, order, post.id, searchEntry(post), isThere ? old : undefined)
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

  async compact(connection) {
    const hasMoreStems = await addNewStems(connection)
    return (await (await fullTextIndexOf(connection)).compact(connection)) || hasMoreStems
  },
}

/** @param old the document at this place. The part of it that has not changed is not written again. */
async function put(
  trx: Connection,
  order: number,
  postId: string,
  { document, ...entry }: SearchEntry,
  old?: StoredDocument,
): Promise<void> {
  const index = await fullTextIndexOf(trx)
  await index.put(trx, order, entry)
  if (old && DOCUMENT_COLUMNS.every((column) => old[column] === document[column])) return
  const columns = { post_id: postId, ...document, has_new_stems: 1 }
  await trx.write
    .insertInto('search_documents')
    .values({ feed_order: order, ...columns })
    .onConflict((conflict) => conflict.column('feed_order').doUpdateSet(columns))
    .execute()
  // The stems of captions and topics are left to `compact`; suggestions only need those of names and facts.
  const added = stemsOf(document.names, document.facts)
  if (old) for (const stem of stemsOf(old.names, old.facts)) added.delete(stem)
  if (added.size > 0) await index.addStems(trx, added, { areNames: true })
}

async function removeAt(trx: Connection, orders: readonly number[]): Promise<void> {
  await trx.write.deleteFrom('search_documents').where('feed_order', 'in', orders).execute()
  await (await fullTextIndexOf(trx)).remove(trx, orders)
}
