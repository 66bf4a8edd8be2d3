import { type Kysely, sql } from 'kysely'

/** Marks posts whose captions and topics still have to be added to `search_terms`: those of earlier saves are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_documents add column has_new_terms integer not null default 0`.execute(db)
  await sql`create index search_documents_new_terms on search_documents (feed_order) where has_new_terms = 1`.execute(
    db,
  )
}
