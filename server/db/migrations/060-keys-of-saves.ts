import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Idempotency key of the last save: after a lost response the client repeats the save under the same key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table posts add column saved_as ${text}`.execute(db)
  await sql`alter table pending_edits add column saved_as ${text}`.execute(db)
}
