import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Changes of published posts that readers do not see yet, at most one for each post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`
    create table pending_edits (
      post_id ${text} primary key,
      base_revision ${integer} not null,
      edit ${integer} not null,
      content ${text} not null,
      updated_at ${text} not null,
      updated_by ${text} not null
    ) ${strict}`.execute(db)
}
