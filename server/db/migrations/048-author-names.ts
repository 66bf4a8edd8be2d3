import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The author's name with which the form of a new post starts; empty before the first publication of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table accounts add column author_name ${text} not null default ''`.execute(db)
}
