import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Colours of categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table categories add column colour ${text} not null default ''`.execute(db)
}
