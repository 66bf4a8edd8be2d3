import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** The labels of subscribers in imported lists, separated by commas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table subscribers add column labels ${text} not null default ''`.execute(db)
}
