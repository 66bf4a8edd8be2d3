import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table invitations (
      id ${text} primary key,
      email ${text} not null unique check (email = lower(email) and octet_length(email) <= 254),
      token_hash ${text} not null unique,
      invited_by ${text} not null references accounts (id) on delete cascade,
      mail_id ${text},
      created_at ${text} not null,
      expires_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index invitations_of_account on invitations (invited_by)`.execute(db)
}
