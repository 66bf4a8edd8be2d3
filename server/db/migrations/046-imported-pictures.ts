import { type Kysely, sql } from 'kysely'

/** How many files of pictures the last import of an entry found, so that one with fewer files takes none away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_posts add column pictures integer not null default 0`.execute(db)
}
