import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { fullTextIndexOf } from './full-text-index.ts'
import type { SearchDocument } from './search-entry.ts'

/** Posts of one step. SQLite adds the hundred stems of each in a fifth of a millisecond. */
const POSTS_AT_ONCE = 10

/** A row of `search_documents`; each column is null for a post that is not indexed yet. */
export type StoredDocument = Readonly<Record<keyof SearchDocument, string | null>>

/** Saves leave this for later: it takes a quarter of the time of an indexed save. False when no post is left. */
export async function addNewStems(connection: Connection): Promise<boolean> {
  // Checked before the transaction takes the lock, since there is nothing to add in most cases.
  if ((await documentsWithNewStems(connection)).length === 0) return false
  return lockedTransaction(connection, 'content', async (trx) => {
    const rows = await documentsWithNewStems(trx)
    if (rows.length === 0) return false
    const stems = new Set(rows.flatMap(({ captions, topics }) => [...stemsOf(captions, topics)]))
    await (await fullTextIndexOf(trx)).addStems(trx, stems, { areNames: false })
    await trx.write
      .updateTable('search_documents')
      .set({ has_new_stems: 0 })
      .where(
        'feed_order',
        'in',
        rows.map(({ feed_order }) => feed_order),
      )
      .execute()
    return rows.length === POSTS_AT_ONCE
  })
}

function documentsWithNewStems({ read }: Connection) {
  return read
    .selectFrom('search_documents')
    .select(['feed_order', 'captions', 'topics'])
    .where('has_new_stems', '=', 1)
    .orderBy('feed_order')
    .limit(POSTS_AT_ONCE)
    .execute()
}

export function stemsOf(...columns: readonly (string | null)[]): Set<string> {
  const stems = new Set(columns.flatMap((column) => column?.split(/\s+/) ?? []))
  stems.delete('')
  return stems
}
