import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The revision of each published post from which code made its entries for search and lists, and the version of that code. */
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
