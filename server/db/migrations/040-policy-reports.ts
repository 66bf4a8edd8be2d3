import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Reports of browsers about violations of the Content-Security-Policy in the admin area: one row for equal reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table policy_reports (
      directive ${text} not null,
      blocked ${text} not null,
      page ${text} not null,
      reports integer not null,
      first_at ${text} not null,
      last_at ${text} not null,
      primary key (directive, blocked, page)
    ) ${strict}`.execute(db)
}
