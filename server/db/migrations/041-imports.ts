import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Which post was imported from where, and the paths that posts had on another site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table imported_posts (
      source ${text} not null,
      source_id ${text} not null,
      post_id ${text} not null,
      content_hash ${text} not null,
      revision integer not null,
      imported_at ${text} not null,
      unplaced ${text} not null,
      primary key (source, source_id)
    ) ${strict}`.execute(db)
  await sql`create index imported_posts_of_post on imported_posts (post_id)`.execute(db)
  await sql`
    create table redirects (
      path ${text} primary key not null check (octet_length(path) <= 2000),
      post_id ${text} not null,
      created_at ${text} not null
    ) ${strict}`.execute(db)
  await sql`create index redirects_of_post on redirects (post_id)`.execute(db)
}
