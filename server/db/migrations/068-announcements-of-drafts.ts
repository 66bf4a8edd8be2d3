import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** What is written for the mail about a post that is not published yet. Read with the whole post only, so it may follow the long texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column announcement ${columnTypes(db).text}`.execute(db)
}
