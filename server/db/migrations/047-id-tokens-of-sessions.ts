import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The ID token that opened a session, as a hash, so that a program can end that session by the same token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table account_sessions add column id_token_hash ${text}`.execute(db)
  await sql`create index account_sessions_by_id_token on account_sessions (id_token_hash)`.execute(db)
}
