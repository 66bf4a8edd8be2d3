import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** New addresses of administrators that were not confirmed yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table address_changes (
      token_hash ${text} primary key,
      account_id ${text} not null unique references accounts (id) on delete cascade,
      email ${text} not null check (email = lower(email) and octet_length(email) <= 254),
      expires_at ${text} not null
    ) ${strict}`.execute(db)
}
