import { sql } from 'kysely'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { newDeliveryIdPrefix } from '../../db/id.ts'
import { lockRow } from '../../db/lock-row.ts'
import { priorityOf } from '../../mail/outbox/delivery.ts'

/** Subscribers looked at in one transaction, which blocks the event loop for 10 to 15 ms on SQLite. */
const BATCH_SIZE = 250

/**
 * Queues the next batch of the oldest announcement that is not wholly queued. Each batch is one transaction that also moves the
 * watermark, so that a crash neither repeats nor loses a mail. Returns false when no announcement was left to queue.
 */
export async function queueAnnounced(connection: Connection, batchSize = BATCH_SIZE): Promise<boolean> {
  // Called in every round of the worker: no transaction while there is nothing to do.
  if (!(await nextCampaign(connection))) return false
  return connection.transaction(async (trx) => {
    const { read, write, engine } = trx
    await lockRow(trx, 'mail')
    const campaign = await nextCampaign(trx)
    if (!campaign) return false
    const { id, created_at, generation } = campaign
    const from = campaign.queued_to ?? ''
    const last = await read
      .selectFrom('subscribers')
      .select('id')
      .where('id', '>', from)
      .orderBy('id')
      .limit(1)
      .offset(batchSize - 1)
      .executeTakeFirst()
    const upTo = last ? sql`and id <= ${last.id}` : sql``
    await sql`
      insert into deliveries
        (id, kind, priority, recipient, subscriber_id, campaign_id, data, state, due_at, created_at)
      select ${newDeliveryIdPrefix()} || ${engine.randomId()}, 'announcement', ${sql.lit(priorityOf('announcement'))}, email, id, ${id},
        '{}', 'queued', ${engine.instant()}, ${created_at}
      from subscribers where id > ${from} ${upTo} and status = 'active' and generation < ${generation}
      on conflict (campaign_id, subscriber_id) do nothing`.execute(write)
    await write
      .updateTable('campaigns')
      .set({ queued_to: last?.id ?? null })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** Number of mails of running announcements that are not queued yet, including those to subscribers who left meanwhile. */
export const NOT_YET_QUEUED = sql<number>`(
  select coalesce(sum(audience - (select count(*) from deliveries where campaign_id = campaigns.id)
    - (select coalesce(sum(mails), 0) from mail_sums where campaign_id = campaigns.id)), 0)
  from campaigns where queued_to is not null and state = 'sending')`

export async function notYetQueued({ read }: Connection): Promise<number> {
  const { rows } = await sql<{ mails: number }>`select ${NOT_YET_QUEUED} as mails`.execute(read)
  return Number(rows[0]?.mails ?? 0)
}

export function activeSubscribers({ read }: Connection): Promise<number> {
  return countOf(read.selectFrom('subscribers').where('status', '=', 'active'))
}

function nextCampaign({ read }: Connection) {
  return read
    .selectFrom('campaigns')
    .select(['id', 'created_at', 'generation', 'queued_to'])
    .where('queued_to', 'is not', null)
    .where('state', '=', 'sending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
