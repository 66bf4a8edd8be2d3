import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The token that a session had before a confirmation of identity replaced it; requests under way may still send it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table account_sessions add column replaced_hash ${text} not null default ''`.execute(db)
  await sql`alter table account_sessions add column replaced_at ${text} not null default ''`.execute(db)
  await sql`create index account_sessions_by_replaced on account_sessions (replaced_hash)`.execute(db)
}
