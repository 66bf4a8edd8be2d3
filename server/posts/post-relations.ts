import type { Connection } from '../db/database.ts'

/** Deletes the rows of other tables that belong to posts which are gone for good. Their former paths become free. */
export async function deleteRelations({ write }: Connection, ids: readonly string[]): Promise<void> {
  for (const table of ['old_paths', 'media_use', 'pending_edits'] as const)
    await write.deleteFrom(table).where('post_id', 'in', ids).execute()
}
