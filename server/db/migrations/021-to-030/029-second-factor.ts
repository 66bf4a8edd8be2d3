import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Secrets of one-time codes, one for each account, and the recovery codes beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // `confirmed_at` is null until a first code was typed. `last_step` is the 30 s step of the last code that was used.
  await sql`
    create table totp_secrets (
      account_id ${text} primary key references accounts (id) on delete cascade,
      secret ${text} not null,
      created_at ${text} not null,
      confirmed_at ${text},
      last_step integer
    ) ${strict}`.execute(db)
  await sql`
    create table recovery_codes (
      code_hash ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade
    ) ${strict}`.execute(db)
  await sql`create index recovery_codes_of_account on recovery_codes (account_id)`.execute(db)
}
