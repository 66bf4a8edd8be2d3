import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table subscribers (
      id ${text} primary key,
      email ${text} not null check (octet_length(email) <= 1000),
      email_key ${text} not null unique check (octet_length(email_key) <= 1000),
      status ${text} not null check (status in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed')),
      source ${text} not null check (source in ('footer', 'greetings', 'api', 'import')),
      unsubscribe_version integer not null default 1,
      confirm_hash ${text} unique,
      confirm_expires ${text},
      created_at ${text} not null,
      confirmed_at ${text},
      changed_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index subscribers_newest on subscribers (created_at, id)`.execute(db)
  await sql`create index subscribers_newest_of_status on subscribers (status, created_at, id)`.execute(db)

  await sql`
    create table consent_log (
      id ${text} primary key,
      subscriber_id ${text} not null references subscribers (id) on delete cascade,
      event ${text} not null
        check (event in ('requested', 'confirmed', 'unsubscribed', 'returned', 'suppressed', 'imported')),
      at ${text} not null,
      client_hash ${text},
      form_version ${text},
      statement ${text}
    ) ${strict}`.execute(db)
  await sql`create index consent_log_of_subscriber on consent_log (subscriber_id, at)`.execute(db)

  await sql`
    create table subscription_counts (
      key ${text} primary key,
      count integer not null,
      forget_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index subscription_counts_by_end on subscription_counts (forget_at)`.execute(db)

  await sql`create table captcha_used (nonce ${text} primary key, expires_at ${text} not null) ${strict}`.execute(db)
  await sql`create index captcha_used_by_end on captcha_used (expires_at)`.execute(db)
  await sql`insert into counters (name, value) values ('subscribers', 1)`.execute(db)
}
