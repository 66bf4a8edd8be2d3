import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // The first three have the shape that better-auth expects of its user, account and session.
  await sql`
    create table accounts (
      id ${text} primary key,
      email ${text} not null unique check (email = lower(email) and octet_length(email) <= 254),
      name ${text} not null,
      email_verified integer not null default 0 check (email_verified in (0, 1)),
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`
    create table account_credentials (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      provider_id ${text} not null,
      provider_account_id ${text} not null,
      password ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      unique (provider_id, provider_account_id)
    ) ${strict}`.execute(db)
  await sql`create index account_credentials_of_account on account_credentials (account_id)`.execute(db)
  await sql`
    create table account_sessions (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      token_hash ${text} not null unique,
      user_agent ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      expires_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index account_sessions_of_account on account_sessions (account_id)`.execute(db)
  await sql`create index account_sessions_by_end on account_sessions (expires_at)`.execute(db)

  await sql`
    create table api_tokens (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      name ${text} not null,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      last_used_at ${text}
    ) ${strict}`.execute(db)
  await sql`create index api_tokens_of_account on api_tokens (account_id)`.execute(db)
  await sql`create table setup_links (token_hash ${text} primary key, expires_at ${text} not null) ${strict}`.execute(
    db,
  )
  await sql`
    create table sign_in_attempts (
      key ${text} primary key,
      failures integer not null,
      blocked_until ${text} not null,
      forget_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index sign_in_attempts_by_end on sign_in_attempts (forget_at)`.execute(db)
  await sql`insert into counters (name, value) values ('identity', 1)`.execute(db)
}
