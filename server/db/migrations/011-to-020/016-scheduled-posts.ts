import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** A scheduled post has an instant at which it is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  await sql`
    alter table unpublished_posts add column publish_at ${text}
      check (publish_at is null or status = 'scheduled')`.execute(db)
  // Why the last try to publish it failed.
  await sql`alter table unpublished_posts add column publish_problem ${text}`.execute(db)
  await sql`create index unpublished_posts_publish_at on unpublished_posts (status, publish_at, id)`.execute(db)
  // Lists of posts of every status are in the order of the last save.
  await sql`create index unpublished_posts_saved on unpublished_posts (updated_at, id)`.execute(db)
  await sql`create index posts_saved on posts (updated_at, id)`.execute(db)
}
