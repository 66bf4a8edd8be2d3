import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The scopes and the end of an API token, and the time at which a session last proved its password. Existing tokens can still
 * write posts and pictures, and have no end; they have no access to anything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  // Scopes separated by spaces, as in OAuth (RFC 6749, 3.3).
  await sql`
    alter table api_tokens add column scopes ${text} not null default 'posts:read posts:write media:write'`.execute(db)
  await sql`alter table api_tokens add column expires_at ${text}`.execute(db)
  await sql`alter table account_sessions add column password_at ${text}`.execute(db)
}
