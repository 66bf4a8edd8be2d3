import { type Kysely, sql } from 'kysely'

/** Finds imported posts by their ids on the old site, as addresses of WordPress name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index imported_posts_by_source_id on imported_posts (source_id)`.execute(db)
}
