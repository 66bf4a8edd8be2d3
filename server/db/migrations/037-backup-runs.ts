import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Backups that were made, checked and copied elsewhere, and the one that is being made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const count = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`
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
      bytes ${count} not null,
      bytes_expected ${count},
      content ${text} not null,
      problem ${text},
      uploaded_at ${text},
      upload_problem ${text}
    ) ${strict}`.execute(db)
  await sql`create index backup_runs_by_start on backup_runs (kind, started_at)`.execute(db)
  // One at a time, whichever server starts it.
  await sql`create unique index backup_runs_running on backup_runs (state) where state = 'running'`.execute(db)
}
