import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The audit log. Triggers prevent changes of entries, and their deletion before its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const rising = sql.raw(isPostgres ? 'bigint generated always as identity primary key' : 'integer primary key')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // `account_id` refers to no row, since entries outlive accounts.
  await sql`
    create table audit_entries (
      seq ${rising},
      at ${text} not null,
      event ${text} not null,
      account_id ${text},
      who ${text} not null,
      about ${text} not null,
      post_id ${text},
      network ${text},
      search_text ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index audit_entries_by_time on audit_entries (at, seq)`.execute(db)
  await sql`create index audit_entries_by_event on audit_entries (event, at, seq)`.execute(db)
  await (isPostgres ? postgresTriggers(db) : sqliteTriggers(db))
}

async function sqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_entries_are_not_changed before update on audit_entries
    begin select raise(abort, 'entries of the audit log are not changed'); end`.execute(db)
  await sql`
    create trigger audit_entries_are_not_deleted_early before delete on audit_entries
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-360 days')
    begin select raise(abort, 'entries of the audit log are kept for a year'); end`.execute(db)
}

async function postgresTriggers(db: Kysely<unknown>): Promise<void> {
  // A restore drops tables, and leaves functions.
  await sql`
    create or replace function refuse_change_of_audit_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then raise exception 'entries of the audit log are not changed'; end if;
      if old.at > to_char(now() at time zone 'utc' - interval '360 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') then
        raise exception 'entries of the audit log are kept for a year';
      end if;
      return old;
    end $$`.execute(db)
  await sql`
    create trigger audit_entries_are_kept before update or delete on audit_entries
    for each row execute function refuse_change_of_audit_entry()`.execute(db)
}
