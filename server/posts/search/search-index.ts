import { asInserted } from '../../db/as-inserted.ts'
import type { Connection } from '../../db/database.ts'
import type { PostIndex, PublishedPost } from '../indexing/post-index.ts'
import { feedOrder } from './feed-order.ts'
import { fullTextIndexOf } from './full-text-index.ts'
import type { KnownStems } from './known-stems.ts'
import { addNewStems, type StoredDocument, stemsOf } from './new-stems.ts'
import { type SearchDocument, type SearchEntry, searchEntry } from './search-entry.ts'

const DOCUMENT_COLUMNS = ['path', 'names', 'facts', 'captions', 'topics'] as const satisfies (keyof SearchDocument)[]

export const searchIndex: PostIndex = {
  async add(trx, posts, known) {
    const stored = await storedDocuments(trx, posts)
    const placed = posts.map(({ post, createdSeq, stems }) => {
      const order = feedOrder(post.date, createdSeq)
      const old = stored.get(post.id)
      return { order, postId: post.id, entry: searchEntry(post, stems), old, isThere: old?.feed_order === order }
    })
    const left = placed.flatMap(({ old, isThere }) => (old && !isThere ? [old.feed_order] : []))
    if (left.length > 0) await removeAt(trx, left)
    await put(
      trx,
      placed.map(({ isThere, old, ...rest }) => ({ ...rest, old: isThere ? old : undefined })),
      known,
    )
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

interface PlacedEntry {
  readonly order: number
  readonly postId: string
  readonly entry: SearchEntry
  /** The document at this place. The part of it that has not changed is not written again. */
  readonly old: StoredDocument | undefined
}

async function storedDocuments({ read }: Connection, posts: readonly PublishedPost[]) {
  const ids = posts.flatMap(({ post, isNew }) => (isNew ? [] : [post.id]))
  if (ids.length === 0) return new Map<string, StoredDocument & { readonly feed_order: number }>()
  const rows = await read
    .selectFrom('search_documents')
    .select(['post_id', 'feed_order', ...DOCUMENT_COLUMNS])
    .where('post_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.post_id, row]))
}

async function put(trx: Connection, placed: readonly PlacedEntry[], known: KnownStems | undefined): Promise<void> {
  const index = await fullTextIndexOf(trx)
  await index.put(
    trx,
    placed.map(({ order, entry }) => ({ feedOrder: order, ...entry })),
  )
  const changed = placed.filter(
    ({ entry: { document }, old }) => !old || DOCUMENT_COLUMNS.some((column) => old[column] !== document[column]),
  )
  if (changed.length === 0) return
  const has_new_stems = known ? 0 : 1
  await trx.write
    .insertInto('search_documents')
    .values(
      changed.map(({ order, postId, entry }) => ({
        feed_order: order,
        post_id: postId,
        ...entry.document,
        has_new_stems,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('feed_order').doUpdateSet(asInserted(['post_id', ...DOCUMENT_COLUMNS, 'has_new_stems'])),
    )
    .execute()
  const names = new Set<string>()
  for (const { entry, old } of changed) {
    const added = stemsOf(entry.document.names, entry.document.facts)
    if (old) for (const stem of stemsOf(old.names, old.facts)) added.delete(stem)
    for (const stem of added) names.add(stem)
  }
  const addStems = async (stems: ReadonlySet<string>, areNames: boolean) => {
    const added = known ? known.unknownAmong(stems, { areNames }) : stems
    if (added.size > 0) await index.addStems(trx, added, { areNames })
  }
  await addStems(names, true)
  // Otherwise the stems of captions and topics are left to `compact`; suggestions only need those of names and facts.
  if (known)
    await addStems(
      stemsOf(...changed.flatMap(({ entry: { document } }) => [document.captions, document.topics])),
      false,
    )
}

async function removeAt(trx: Connection, orders: readonly number[]): Promise<void> {
  await trx.write.deleteFrom('search_documents').where('feed_order', 'in', orders).execute()
  await (await fullTextIndexOf(trx)).remove(trx, orders)
}
