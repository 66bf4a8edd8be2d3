import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const identity = ({ text, bigint, strict }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`
    create table accounts (
      id ${text} primary key,
      email ${text} not null unique check (email = lower(email) and octet_length(email) <= 254),
      name ${text} not null,
      email_verified integer not null default 0 check (email_verified in (0, 1)),
      created_at ${text} not null,
      updated_at ${text} not null,
      passkey_user_id ${text},
      role ${text} not null default 'author' check (role in ('owner', 'editor', 'author')),
      has_signed_in integer not null default 0,
      author_name ${text} not null default ''
    ) ${strict}`,
  sql`
    create table account_credentials (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      provider_id ${text} not null,
      provider_account_id ${text} not null,
      password ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      unique (provider_id, provider_account_id)
    ) ${strict}`,
  sql`create index account_credentials_of_account on account_credentials (account_id)`,
  // `replaced_hash` is the token before a confirmation of identity; requests under way may still send it.
  sql`
    create table account_sessions (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      token_hash ${text} not null unique,
      user_agent ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      expires_at ${text} not null,
      password_at ${text},
      network ${text},
      provider ${text},
      replaced_hash ${text} not null default '',
      replaced_at ${text} not null default '',
      id_token_hash ${text}
    ) ${strict}`,
  sql`create index account_sessions_of_account on account_sessions (account_id)`,
  sql`create index account_sessions_by_end on account_sessions (expires_at)`,
  sql`create index account_sessions_by_replaced on account_sessions (replaced_hash)`,
  sql`create index account_sessions_by_id_token on account_sessions (id_token_hash)`,
  sql`
    create table totp_secrets (
      account_id ${text} primary key references accounts (id) on delete cascade,
      secret ${text} not null,
      created_at ${text} not null,
      confirmed_at ${text},
      last_step integer
    ) ${strict}`,
  sql`
    create table recovery_codes (
      code_hash ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade
    ) ${strict}`,
  sql`create index recovery_codes_of_account on recovery_codes (account_id)`,
  // Counters have 32 bits without a sign.
  sql`
    create table passkeys (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      name ${text} not null,
      credential_id ${text} not null unique,
      public_key ${text} not null,
      counter ${bigint} not null,
      transports ${text} not null,
      is_backed_up integer not null check (is_backed_up in (0, 1)),
      created_at ${text} not null,
      last_used_at ${text}
    ) ${strict}`,
  sql`create index passkeys_of_account on passkeys (account_id)`,
  sql`
    create table used_passkey_challenges (
      challenge_hash ${text} primary key,
      expires_at ${text} not null
    ) ${strict}`,
  sql`create index used_passkey_challenges_by_end on used_passkey_challenges (expires_at)`,
  // A row without an account belongs to one that was removed, whose holder gets no new account by signing in again.
  sql`
    create table linked_identities (
      issuer ${text} not null,
      subject ${text} not null,
      account_id ${text} references accounts (id) on delete set null,
      email ${text} not null,
      created_at ${text} not null,
      last_used_at ${text} not null,
      primary key (issuer, subject)
    ) ${strict}`,
  sql`create index linked_identities_of_account on linked_identities (account_id)`,
  sql`
    create table openid_sign_ins (
      state_hash ${text} primary key,
      outcome ${text},
      expires_at ${text} not null
    ) ${strict}`,
  sql`create index openid_sign_ins_by_end on openid_sign_ins (expires_at)`,
  sql`
    create table removed_addresses (
      email ${text} primary key,
      removed_at ${text} not null
    ) ${strict}`,
  sql`
    create table api_tokens (
      id ${text} primary key,
      account_id ${text} not null references accounts (id) on delete cascade,
      name ${text} not null,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      last_used_at ${text},
      scopes ${text} not null default 'posts:read posts:write media:write',
      expires_at ${text}
    ) ${strict}`,
  sql`create index api_tokens_of_account on api_tokens (account_id)`,
  sql`
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
    ) ${strict}`,
  sql`create index account_links_of_account on account_links (account_id)`,
  sql`create unique index one_invitation on account_links (email) where purpose = 'invitation'`,
  sql`create unique index one_address_change on account_links (account_id) where purpose = 'address-change'`,
  sql`
    create table sign_in_attempts (
      key ${text} primary key,
      failures integer not null,
      blocked_until ${text} not null,
      forget_at ${text} not null
    ) ${strict}`,
  sql`create index sign_in_attempts_by_end on sign_in_attempts (forget_at)`,
]
