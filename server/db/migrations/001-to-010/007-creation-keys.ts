import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Idempotency keys: a program that got no answer can repeat its request, and its key shows that the post exists already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`alter table posts add column creation_key ${sql.raw(isPostgres ? 'text collate "C"' : 'text')}`.execute(db)
  await sql`create unique index posts_by_creation_key on posts (creation_key)`.execute(db)
}
