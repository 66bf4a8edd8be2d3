import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Addresses of removed accounts, which an OpenID provider signs in no more until an account is made for them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table removed_addresses (email ${text} primary key, removed_at ${text} not null) ${strict}`.execute(
    db,
  )
}
