import { type Kysely, sql } from 'kysely'

/** Finds the newest drafts and changes of one person without reading those of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create index posts_drafts_of_author on posts (author_id, updated_at, id)
      where status = 'draft' and trashed_at is null`,
    sql`create index pending_edits_of_writer on pending_edits (updated_by, updated_at, post_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
