import { type Kysely, sql } from 'kysely'

/**
 * Counts and finds the posts of an account that name an author, without reading their texts. The author comes first: otherwise lists of
 * the posts of an account would take this index in place of one in their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_own on posts (author, author_id, trashed_at, updated_at, id)`.execute(db)
}
