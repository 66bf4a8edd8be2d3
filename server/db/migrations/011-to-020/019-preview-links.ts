import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Links that show a post to people without an account, one for each post. Tokens are known by their hash only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // A post is in one of two tables, so `post_id` has no foreign key.
  await sql`
    create table preview_links (
      post_id ${text} primary key,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      created_by ${text} not null,
      expires_at ${text} not null
    ) ${strict}`.execute(db)
}
