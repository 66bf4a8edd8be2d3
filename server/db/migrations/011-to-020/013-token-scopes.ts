import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What an API token may do and when it ends, and when a session last proved its password. Tokens that were made before
 * keep writing posts and pictures, and have no end; they no longer reach anything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  // Scopes by spaces, as OAuth writes them.
  await sql`
    alter table api_tokens add column scopes ${text} not null default 'posts:read posts:write media:write'`.execute(db)
  await sql`alter table api_tokens add column expires_at ${text}`.execute(db)
  await sql`alter table account_sessions add column password_at ${text}`.execute(db)
}
