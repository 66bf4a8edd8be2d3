import { type Kysely, sql } from 'kysely'

/** Counts and finds the posts of an account that name an author, without reading their texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_own on posts (author_id, author, trashed_at, updated_at, id)`.execute(db)
}
