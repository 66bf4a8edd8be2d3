import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  // Counters have 32 bits without a sign.
  const count = sql.raw(isPostgres ? 'bigint' : 'integer')

  await sql`alter table accounts add column passkey_user_id ${text}`.execute(db)
  await sql`
    create table passkeys (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      name ${text} not null,
      credential_id ${text} not null unique,
      public_key ${text} not null,
      counter ${count} not null,
      transports ${text} not null,
      is_backed_up integer not null check (is_backed_up in (0, 1)),
      created_at ${text} not null,
      last_used_at ${text}
    ) ${strict}`.execute(db)
  await sql`create index passkeys_of_account on passkeys (account_id)`.execute(db)
  await sql`
    create table used_passkey_challenges (
      challenge_hash ${text} primary key,
      expires_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index used_passkey_challenges_by_end on used_passkey_challenges (expires_at)`.execute(db)
}
