import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Sign-in by an OpenID provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // A row without an account belongs to one that was removed, whose holder gets no new account by signing in again.
  await sql`
    create table linked_identities (
      issuer ${text} not null,
      subject ${text} not null,
      account_id ${text} references accounts (id) on delete set null,
      email ${text} not null,
      created_at ${text} not null,
      last_used_at ${text} not null,
      primary key (issuer, subject)
    ) ${strict}`.execute(db)
  await sql`create index linked_identities_of_account on linked_identities (account_id)`.execute(db)
  await sql`
    create table openid_sign_ins (
      state_hash ${text} primary key,
      outcome ${text},
      expires_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index openid_sign_ins_by_end on openid_sign_ins (expires_at)`.execute(db)
  await sql`alter table account_sessions add column provider ${text}`.execute(db)
}
