import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What search and lists find published posts by is made of each post by code, so it is noted for which state of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table indexed_posts (
      post_id ${text} primary key,
      revision integer not null,
      index_version integer not null
    ) ${strict}`.execute(db)
}
