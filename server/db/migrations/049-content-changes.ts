import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** When content changed last, in seconds since 1970, for `Last-Modified` of feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`alter table counters add column changed_at ${integer} not null default 0`.execute(db)
  const now = Math.floor(Date.now() / 1000)
  await sql`update counters set changed_at = ${now} where name = 'content'`.execute(db)
}
