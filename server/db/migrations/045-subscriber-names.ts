import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Names of subscribers, as lists of other programs hold them; empty for all other subscribers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table subscribers add column name ${text} not null default ''`.execute(db)
}
