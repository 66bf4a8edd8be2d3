import { type Kysely, sql } from 'kysely'

/** The number of picture files that the last import of an entry found, so that an import with fewer files removes none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_posts add column pictures integer not null default 0`.execute(db)
}
