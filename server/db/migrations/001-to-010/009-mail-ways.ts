import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Mail may go two ways at once: each is paused by itself, and keeps to limits of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')

  // By which way a mail is to go, or went last. Nothing stands for the row `outbox`, which was the only one before.
  await sql`alter table deliveries add column way ${text}`.execute(db)
  await sql`alter table mail_transport add column called_at ${text}`.execute(db)
  await sql`insert into mail_transport (name) values ('emailjs')`.execute(db)
}
