import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** The alphabet by which a term is sorted. Terms of another one, as all are at first, are sorted anew by the upkeep of indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db)
  await sql`alter table terms add column alphabet ${text} not null default ''`.execute(db)
  await sql`create index terms_by_alphabet on terms (alphabet)`.execute(db)
}
