import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Who saved a post last, so that another administrator who meets a conflict knows whom to ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`alter table posts add column updated_by ${sql.raw(isPostgres ? 'text collate "C"' : 'text')}`.execute(db)
}
