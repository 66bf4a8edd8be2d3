import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** The key of the last save, by which its writer knows it where the answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table posts add column saved_as ${text}`.execute(db)
  await sql`alter table pending_edits add column saved_as ${text}`.execute(db)
}
