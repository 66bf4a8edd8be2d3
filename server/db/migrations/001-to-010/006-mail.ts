import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  const rising = sql.raw(isPostgres ? 'bigint generated always as identity primary key' : 'integer primary key')

  await sql`
    create table campaigns (
      id ${text} primary key,
      post_id ${text} not null,
      subject ${text} not null,
      post ${text} not null,
      state ${text} not null check (state in ('sending', 'cancelled')),
      audience integer not null,
      created_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index campaigns_of_post on campaigns (post_id)`.execute(db)

  // Subscribers are named by value: what was sent to whom outlives them.
  await sql`
    create table deliveries (
      id ${text} primary key,
      kind ${text} not null,
      priority integer not null,
      recipient ${text} not null,
      subscriber_id ${text},
      campaign_id ${text} references campaigns (id) on delete cascade,
      data ${text} not null,
      state ${text} not null
        check (state in ('queued', 'leased', 'handed', 'sent', 'retry', 'failed', 'uncertain', 'cancelled')),
      due_at ${text} not null,
      attempt integer not null default 0,
      tries integer not null default 0,
      first_tried_at ${text},
      owner ${text},
      claimed_at ${text},
      lease_until ${text},
      handed_at ${text},
      sent_at ${text},
      faulted_at ${text},
      resent integer not null default 0,
      reply ${text},
      created_at ${text} not null,
      unique (campaign_id, subscriber_id)
    ) ${strict}`.execute(db)
  await sql`
    create index deliveries_waiting on deliveries (priority, due_at) where state in ('queued', 'retry')`.execute(db)
  await sql`
    create index deliveries_under_way on deliveries (lease_until) where state in ('leased', 'handed')`.execute(db)
  await sql`create index deliveries_claimed on deliveries (claimed_at)`.execute(db)
  await sql`create index deliveries_of_subscriber on deliveries (subscriber_id)`.execute(db)

  await sql`
    create table mail_transport (
      name ${text} primary key,
      paused_at ${text},
      reply ${text},
      probe_at ${text},
      pauses integer not null default 0
    ) ${strict}`.execute(db)
  await sql`insert into mail_transport (name) values ('outbox')`.execute(db)
  // Part of every Message-ID. A restore increases it, so that no id is used twice.
  await sql`insert into counters (name, value) values ('mail-epoch', 1)`.execute(db)

  await sql`
    create table mailbox_messages (
      seq ${rising},
      id ${text} not null unique,
      recipient ${text} not null,
      sender ${text} not null,
      subject ${text} not null,
      text_body ${text} not null,
      html_body ${text} not null,
      headers ${text} not null,
      created_at ${text} not null
    ) ${strict}`.execute(db)
}
