import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Mail may use two transports at once, each with its own pause and limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  // The transport that a mail is to use, or used last. Null means the row `outbox`, which was the only one before.
  await sql`alter table deliveries add column way ${text}`.execute(db)
  await sql`alter table mail_transport add column called_at ${text}`.execute(db)
  await sql`insert into mail_transport (name) values ('emailjs')`.execute(db)
}
