import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Redirects to other addresses than those of posts: `target`, and then `post_id` is empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table redirects add column target ${text} check (octet_length(target) <= 2000)`.execute(db)
}
