import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Earlier states of posts, and the pictures that each of them names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  // A post is in one of two tables, so `post_id` has no foreign key. `typing_since` is null if the next save never replaces the row.
  await sql`
    create table post_revisions (
      post_id ${text} not null,
      revision ${integer} not null,
      status ${text} not null check (status in ('draft', 'scheduled', 'published')),
      saved_at ${text} not null,
      saved_by ${text} not null,
      typing_since ${text},
      content ${text} not null,
      primary key (post_id, revision)
    ) ${strict}`.execute(db)

  await sql`
    create table revision_pictures (
      hash ${text} not null,
      post_id ${text} not null,
      revision ${integer} not null,
      primary key (hash, post_id, revision),
      foreign key (post_id, revision) references post_revisions (post_id, revision) on delete cascade
    ) ${strict}`.execute(db)
  await sql`create index revision_pictures_revision on revision_pictures (post_id, revision)`.execute(db)
}
