import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Announcements must not displace other mails in the mailbox, which readers wait for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  await sql`alter table mailbox_messages add column kind ${text} not null default 'announcement'`.execute(db)
  // Only announcements come from a list.
  await sql`update mailbox_messages set kind = 'confirmation' where headers not like '%"List-Id"%'`.execute(db)
  await sql`create index mailbox_messages_of_kind on mailbox_messages (kind, seq)`.execute(db)
}
