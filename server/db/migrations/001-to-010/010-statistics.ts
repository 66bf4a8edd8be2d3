import { type Kysely, sql } from 'kysely'

/** What became of mails is counted from this index alone: their rows hold whole announcements, and there may be many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index deliveries_done on deliveries (claimed_at, state)
    where state in ('sent', 'failed', 'uncertain')`.execute(db)
}
