import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const mail = ({ text, bigint, rising, strict }: ColumnTypes): RawBuilder<unknown>[] => [
  // `labels` are those of an imported list, separated by commas.
  sql`
    create table subscribers (
      id ${text} primary key,
      email ${text} not null check (octet_length(email) <= 1000),
      email_key ${text} not null unique check (octet_length(email_key) <= 1000),
      status ${text} not null check (status in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed')),
      source ${text} not null check (source in ('footer', 'greetings', 'api', 'import')),
      confirm_hash ${text} unique,
      confirm_expires ${text},
      created_at ${text} not null,
      confirmed_at ${text},
      changed_at ${text} not null,
      generation integer not null default 0,
      name ${text} not null default '',
      labels ${text} not null default ''
    ) ${strict}`,
  sql`create index subscribers_newest on subscribers (created_at, id)`,
  sql`create index subscribers_newest_of_status on subscribers (status, created_at, id)`,
  sql`
    create table consent_log (
      id ${text} primary key,
      subscriber_id ${text} not null references subscribers (id) on delete cascade,
      event ${text} not null check (event in ('requested', 'confirmed', 'unsubscribed', 'returned', 'suppressed', 'imported')),
      at ${text} not null,
      client_hash ${text},
      form_version ${text},
      statement ${text}
    ) ${strict}`,
  sql`create index consent_log_of_subscriber on consent_log (subscriber_id, at)`,
  // Addresses that get no mail any more, as keyed hashes. The key is stored with them, and in every backup: without it a restored blog
  // would mail them again. It does not protect the hashes from guessing where the whole database is known.
  sql`create table erased_subscribers (hash ${text} primary key not null) ${strict}`,
  sql`create table erasure_key (id integer primary key not null check (id = 1), value ${text} not null) ${strict}`,
  sql`
    create table subscription_counts (
      key ${text} primary key,
      count integer not null,
      forget_at ${text} not null
    ) ${strict}`,
  sql`create index subscription_counts_by_end on subscription_counts (forget_at)`,
  sql`
    create table captcha_used (
      nonce ${text} primary key,
      expires_at ${text} not null
    ) ${strict}`,
  sql`create index captcha_used_by_end on captcha_used (expires_at)`,
  // `queued_to` is the last subscriber whose mail is queued; null once all are. The audience is who was active in an earlier
  // `generation`.
  sql`
    create table campaigns (
      id ${text} primary key,
      post_id ${text} not null,
      subject ${text} not null,
      post ${text} not null,
      state ${text} not null check (state in ('sending', 'cancelled')),
      audience integer not null,
      created_at ${text} not null,
      generation integer not null default 0,
      queued_to ${text}
    ) ${strict}`,
  sql`create index campaigns_of_post on campaigns (post_id)`,
  sql`create index campaigns_being_queued on campaigns (created_at, id) where queued_to is not null`,
  // Subscribers are named by value: what was sent to whom outlives them.
  sql`
    create table deliveries (
      id ${text} primary key,
      kind ${text} not null,
      priority integer not null,
      recipient ${text} not null,
      subscriber_id ${text},
      campaign_id ${text} references campaigns (id) on delete cascade,
      data ${text} not null,
      state ${text} not null check (state in ('queued', 'leased', 'handed', 'sent', 'kept', 'retry', 'failed', 'uncertain', 'cancelled')),
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
      way ${text},
      unique (campaign_id, subscriber_id)
    ) ${strict}`,
  sql`create index deliveries_waiting on deliveries (priority, due_at) where state in ('queued', 'retry')`,
  sql`create index deliveries_under_way on deliveries (lease_until) where state in ('leased', 'handed')`,
  sql`create index deliveries_claimed on deliveries (claimed_at)`,
  sql`create index deliveries_of_subscriber on deliveries (subscriber_id)`,
  sql`create index deliveries_done on deliveries (claimed_at, state) where state in ('sent', 'kept', 'failed', 'uncertain')`,
  sql`create index deliveries_unclaimed on deliveries (due_at) where claimed_at is null and state in ('queued', 'retry')`,
  // For mails that were cancelled before their first attempt, and so have no `claimed_at`.
  sql`create index deliveries_cancelled on deliveries (created_at) where state = 'cancelled'`,
  // Numbers of mails by announcement, state, reason and quarter of an hour, which replace old rows of `deliveries`. Empty are the quarter
  // after 13 months, the announcement of other mails, and the reason of mails that were sent.
  sql`
    create table mail_sums (
      campaign_id ${text} not null,
      quarter ${text} not null,
      state ${text} not null check (state in ('sent', 'kept', 'failed', 'uncertain', 'cancelled')),
      reason ${text} not null,
      mails ${bigint} not null,
      primary key (campaign_id, quarter, state, reason)
    ) ${strict}`,
  sql`create index mail_sums_by_quarter on mail_sums (quarter)`,
  sql`
    create table mail_transport (
      name ${text} primary key,
      paused_at ${text},
      reply ${text},
      probe_at ${text},
      pauses integer not null default 0,
      called_at ${text}
    ) ${strict}`,
  sql`
    create table mailbox_messages (
      seq ${rising} primary key,
      id ${text} not null unique,
      recipient ${text} not null,
      sender ${text} not null,
      subject ${text} not null,
      text_body ${text} not null,
      html_body ${text} not null,
      headers ${text} not null,
      created_at ${text} not null,
      kind ${text} not null default 'announcement'
    ) ${strict}`,
  sql`create index mailbox_messages_of_kind on mailbox_messages (kind, seq)`,
  sql`insert into mail_transport (name) values ('outbox'), ('emailjs')`,
]
