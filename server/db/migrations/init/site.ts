import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const site = ({ isPostgres, text, bigint, rising, strict }: ColumnTypes): RawBuilder<unknown>[] => [
  // `value` rises with each change of its kind; rows of it are locked by transactions that decide by what they read. `changed_at` is in
  // seconds since 1970, for `Last-Modified` of feeds.
  sql`
    create table counters (
      name ${text} primary key,
      value ${bigint} not null,
      changed_at ${bigint} not null default 0
    ) ${strict}`,
  sql`
    create table settings (
      key ${text} primary key,
      value ${text} not null,
      updated_at ${text} not null
    ) ${strict}`,
  // What each setting was until a save; null for its default.
  sql`
    create table setting_revisions (
      key ${text} not null,
      until ${text} not null,
      changed_by ${text} not null,
      value ${text},
      primary key (key, until)
    ) ${strict}`,
  sql`
    create table secrets (
      name ${text} primary key,
      value ${text} not null,
      created_at ${text} not null
    ) ${strict}`,
  // Counts of readers. No row identifies a person, and the readers of a day cannot be told apart once its salt is deleted. An empty
  // screen stands for the whole site, an empty post for a screen that shows none.
  sql`
    create table analytics_salts (
      day ${text} primary key,
      salt ${text} not null
    ) ${strict}`,
  sql`
    create table analytics_visitors (
      day ${text} not null,
      visitor ${text} not null,
      screen ${text} not null,
      post_id ${text} not null,
      primary key (day, visitor, screen, post_id)
    ) ${strict}`,
  sql`
    create table analytics_days (
      day ${text} not null,
      screen ${text} not null,
      post_id ${text} not null,
      views integer not null,
      visitors integer not null,
      primary key (day, screen, post_id)
    ) ${strict}`,
  sql`
    create table analytics_referrers (
      day ${text} not null,
      host ${text} not null,
      views integer not null,
      primary key (day, host)
    ) ${strict}`,
  // `account_id` refers to no row, since entries outlive accounts. Triggers prevent changes of entries.
  sql`
    create table audit_entries (
      seq ${rising} primary key,
      at ${text} not null,
      event ${text} not null,
      account_id ${text},
      who ${text} not null,
      about ${text} not null,
      post_id ${text},
      network ${text},
      search_text ${text} not null
    ) ${strict}`,
  sql`create index audit_entries_by_time on audit_entries (at, seq)`,
  sql`create index audit_entries_by_event on audit_entries (event, at, seq)`,
  sql`
    create table backup_runs (
      id ${text} primary key,
      kind ${text} not null,
      state ${text} not null check (state in ('running', 'done', 'failed')),
      file ${text},
      started_by ${text} not null,
      started_at ${text} not null,
      renewed_at ${text} not null,
      ended_at ${text},
      step ${text} not null,
      bytes ${bigint} not null,
      bytes_expected ${bigint},
      content ${text} not null,
      problem ${text},
      uploaded_at ${text},
      upload_problem ${text}
    ) ${strict}`,
  sql`create index backup_runs_by_start on backup_runs (kind, started_at)`,
  // One at a time, whichever server starts it.
  sql`create unique index backup_runs_running on backup_runs (state) where state = 'running'`,
  // Reports of browsers about violations of the Content-Security-Policy in the admin area: one row for equal reports.
  sql`
    create table policy_reports (
      directive ${text} not null,
      blocked ${text} not null,
      page ${text} not null,
      reports integer not null,
      first_at ${text} not null,
      last_at ${text} not null,
      primary key (directive, blocked, page)
    ) ${strict}`,
  ...(isPostgres ? postgresTriggers : sqliteTriggers),
  sql`insert into counters (name, value) values ('content', 1), ('identity', 1), ('subscribers', 1)`,
  // Part of every Message-ID. A restore increases it, so that no id is used twice.
  sql`insert into counters (name, value) values ('mail-epoch', 1)`,
  sql`update counters set changed_at = ${Math.floor(Date.now() / 1000)} where name = 'content'`,
]

const sqliteTriggers = [
  sql`
    create trigger audit_entries_are_not_changed before update on audit_entries
    begin select raise(abort, 'entries of the audit log are not changed'); end`,
  sql`
    create trigger audit_entries_are_not_deleted_early before delete on audit_entries
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-360 days')
    begin select raise(abort, 'entries of the audit log are kept for a year'); end`,
]

const postgresTriggers = [
  // A restore drops tables, and leaves functions.
  sql`
    create or replace function refuse_change_of_audit_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then raise exception 'entries of the audit log are not changed'; end if;
      if old.at > to_char(now() at time zone 'utc' - interval '360 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') then
        raise exception 'entries of the audit log are kept for a year';
      end if;
      return old;
    end $$`,
  sql`
    create trigger audit_entries_are_kept before update or delete on audit_entries
    for each row execute function refuse_change_of_audit_entry()`,
]
