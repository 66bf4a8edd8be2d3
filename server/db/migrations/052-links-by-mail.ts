import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Moves the links to accounts, of which each purpose had a table, into one. Open links go on working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict } = columnTypes(db)
  await sql`
    create table account_links (
      id ${text} primary key,
      purpose ${text} not null check (purpose in ('set-up', 'invitation', 'password-reset', 'address-change')),
      token_hash ${text} not null unique,
      account_id ${text} references accounts (id) on delete cascade,
      email ${text} not null check (email = lower(email) and octet_length(email) <= 254),
      role ${text} check (role in ('owner', 'editor', 'author')),
      mail_id ${text},
      created_at ${text} not null,
      expires_at ${text} not null,
      check ((account_id is null) = (purpose = 'set-up')),
      check ((role is not null) = (purpose = 'invitation'))
    ) ${strict}`.execute(db)
  await sql`create index account_links_of_account on account_links (account_id)`.execute(db)
  await sql`create unique index one_invitation on account_links (email) where purpose = 'invitation'`.execute(db)
  await sql`
    create unique index one_address_change on account_links (account_id) where purpose = 'address-change'`.execute(db)
  const now = sql.lit(new Date().toISOString())
  await sql`
    insert into account_links (id, purpose, token_hash, account_id, email, role, mail_id, created_at, expires_at)
    select id, 'invitation', token_hash, invited_by, email, role, mail_id, created_at, expires_at from invitations
    union all
    select token_hash, 'set-up', token_hash, null, '', null, null, ${now}, expires_at from setup_links
    union all
    select token_hash, 'password-reset', token_hash, account_id, email, null, null, ${now}, expires_at
    from password_resets join accounts on accounts.id = account_id
    union all
    select token_hash, 'address-change', token_hash, account_id, email, null, null, ${now}, expires_at
    from address_changes`.execute(db)
  for (const table of ['invitations', 'setup_links', 'password_resets', 'address_changes'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
