import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** The language of the admin area for an account; empty for that of the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table accounts add column language ${text} not null default ''`.execute(db)
}
