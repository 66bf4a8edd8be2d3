import { type Kysely, sql } from 'kysely'

/** Outcomes of mails are counted from this index alone: the rows contain whole announcements, and there may be many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index deliveries_done on deliveries (claimed_at, state)
    where state in ('sent', 'failed', 'uncertain')`.execute(db)
}
