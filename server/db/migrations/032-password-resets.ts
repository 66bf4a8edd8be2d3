import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Links of mails with which administrators set a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table password_resets (
      token_hash ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      expires_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index password_resets_of_account on password_resets (account_id)`.execute(db)
}
