import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** A program that heard no answer may ask again for the very same post: its key tells that it was made already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`alter table posts add column creation_key ${sql.raw(isPostgres ? 'text collate "C"' : 'text')}`.execute(db)
  await sql`create unique index posts_by_creation_key on posts (creation_key)`.execute(db)
}
