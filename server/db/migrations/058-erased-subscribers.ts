import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/**
 * Addresses that get no mail any more, as keyed hashes. The key is stored with them, and in every backup: without it a restored blog
 * would mail them again. It does not protect the hashes from guessing where the whole database is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict } = columnTypes(db)
  await sql`create table erased_subscribers (hash ${text} primary key not null) ${strict}`.execute(db)
  await sql`
    create table erasure_key (id integer primary key not null check (id = 1), value ${text} not null) ${strict}`.execute(
    db,
  )
}
