import { type Kysely, sql } from 'kysely'

/** The column held the text that the scan for `q` compared, before the index of 023. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts drop column search_text`.execute(db)
  await sql`alter table unpublished_posts drop column search_text`.execute(db)
}
