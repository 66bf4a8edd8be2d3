import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Announcements are queued in batches for the audience at the time of publishing. Mail that was kept in the mailbox gets a state
 * of its own; existing rows are recognized by the mailbox's reply.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  // The value of the counter `subscribers` when this one became active. Announcing raises the counter.
  await sql`alter table subscribers add column generation integer not null default 0`.execute(db)
  // The audience: who was active in an earlier generation than this one.
  await sql`alter table campaigns add column generation integer not null default 0`.execute(db)
  // The last subscriber whose mail is queued; null once all are, and for all earlier campaigns.
  await sql`alter table campaigns add column queued_to ${text}`.execute(db)
  await sql`create index campaigns_being_queued on campaigns (created_at, id) where queued_to is not null`.execute(db)

  if (isPostgres) {
    await sql`
      alter table deliveries drop constraint deliveries_state_check,
        add constraint deliveries_state_check check (${sql.raw(STATES)})`.execute(db)
  } else await rebuiltInSqlite(db)
  await sql`update deliveries set state = 'kept' where state = 'sent' and reply = 'kept in the mailbox'`.execute(db)

  await sql`drop index if exists deliveries_done`.execute(db)
  await sql`
    create index deliveries_done on deliveries (claimed_at, state)
    where state in ('sent', 'kept', 'failed', 'uncertain')`.execute(db)
  // Finds rows that were written before the clock was set back; see `future-instants.ts`.
  await sql`
    create index deliveries_unclaimed on deliveries (due_at)
    where claimed_at is null and state in ('queued', 'retry')`.execute(db)
}

const STATES = "state in ('queued', 'leased', 'handed', 'sent', 'kept', 'retry', 'failed', 'uncertain', 'cancelled')"

const COLUMNS = sql.raw(
  `id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, attempt, tries, first_tried_at, owner,
  claimed_at, lease_until, handed_at, sent_at, faulted_at, resent, reply, created_at, way`,
)

/** SQLite cannot change an unnamed check, so the table is copied; nothing refers to it. */
async function rebuiltInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deliveries_with_kept (
      id text primary key,
      kind text not null,
      priority integer not null,
      recipient text not null,
      subscriber_id text,
      campaign_id text references campaigns (id) on delete cascade,
      data text not null,
      state text not null check (${sql.raw(STATES)}),
      due_at text not null,
      attempt integer not null default 0,
      tries integer not null default 0,
      first_tried_at text,
      owner text,
      claimed_at text,
      lease_until text,
      handed_at text,
      sent_at text,
      faulted_at text,
      resent integer not null default 0,
      reply text,
      created_at text not null,
      way text,
      unique (campaign_id, subscriber_id)
    ) strict`.execute(db)
  await sql`insert into deliveries_with_kept (${COLUMNS}) select ${COLUMNS} from deliveries`.execute(db)
  await sql`drop table deliveries`.execute(db)
  await sql`alter table deliveries_with_kept rename to deliveries`.execute(db)
  await sql`
    create index deliveries_waiting on deliveries (priority, due_at) where state in ('queued', 'retry')`.execute(db)
  await sql`
    create index deliveries_under_way on deliveries (lease_until) where state in ('leased', 'handed')`.execute(db)
  await sql`create index deliveries_claimed on deliveries (claimed_at)`.execute(db)
  await sql`create index deliveries_of_subscriber on deliveries (subscriber_id)`.execute(db)
}
