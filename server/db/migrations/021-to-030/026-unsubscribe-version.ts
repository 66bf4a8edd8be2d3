import { type Kysely, sql } from 'kysely'

/** `unsubscribe_version` held 1 for every subscriber and was never raised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscribers drop column unsubscribe_version`.execute(db)
}
