import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/**
 * Numbers of mails by announcement, state, reason and quarter of an hour, which replace old rows of `deliveries`. Empty are the quarter
 * after 13 months, the announcement of other mails, and the reason of mails that were sent.
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
    // For mails that were cancelled before their first attempt, and so have no `claimed_at`.
    sql`create index deliveries_cancelled on deliveries (created_at) where state = 'cancelled'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
