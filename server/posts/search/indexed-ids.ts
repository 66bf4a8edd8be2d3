import type { Connection } from '../../db/database.ts'

/** Ids of the indexed posts at these places, in the same order. Places without a post are left out. */
export async function indexedIds({ read }: Connection, places: readonly number[]): Promise<string[]> {
  if (places.length === 0) return []
  const rows = await read
    .selectFrom('search_documents')
    .select(['feed_order', 'post_id'])
    .where('feed_order', 'in', places)
    .execute()
  const ids = new Map(rows.map((row) => [row.feed_order, row.post_id]))
  return places.flatMap((place) => ids.get(place) ?? [])
}
