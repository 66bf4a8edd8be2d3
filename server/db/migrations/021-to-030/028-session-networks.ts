import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** From which network a session is used; null for sessions of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  await sql`alter table account_sessions add column network ${text}`.execute(db)
}
