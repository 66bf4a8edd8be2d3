import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/**
 * What is left of mails once their rows in `deliveries` are gone: how many there were, by state and quarter of an hour. The quarter is
 * empty where no statistics need it any more, the announcement for any other mail, and the reason but for mails that were not sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, bigint, strict } = columnTypes(db)
  const statements = [
    sql`
      create table mail_sums (
        campaign_id ${text} not null,
        quarter ${text} not null,
        state ${text} not null check (state in ('sent', 'kept', 'failed', 'uncertain', 'cancelled')),
        reason ${text} not null,
        mails ${bigint} not null,
        primary key (campaign_id, quarter, state, reason)
      ) ${strict}`,
    sql`create index mail_sums_by_quarter on mail_sums (quarter)`,
    // Finds old mails that were cancelled before anybody tried to send them.
    sql`create index deliveries_cancelled on deliveries (created_at) where state = 'cancelled'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
