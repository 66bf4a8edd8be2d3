import type { Connection } from '../db/database.ts'

/** Deletes the rows of other tables that belong to posts which are gone for good: former paths, which become free, and uses of pictures. */
export async function deleteRelations({ write }: Connection, ids: readonly string[]): Promise<void> {
  for (const table of ['old_paths', 'media_use'] as const)
    await write.deleteFrom(table).where('post_id', 'in', ids).execute()
}
