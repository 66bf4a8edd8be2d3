import { type SqlBool, sql } from 'kysely'
import { DAY_MS } from '#domain/durations.ts'
import { ANNOUNCED_MAIL_DAYS, SINGLE_MAIL_DAYS } from '#domain/mail/mail-period.ts'
import { COUNTED_DAYS } from '#domain/thinning.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { DeliveryTable, MailTables } from '../mail-tables.ts'

/** Rows per transaction, which blocks the event loop for about 10 ms on SQLite. */
const AT_ONCE = 250

const QUARTER_MINUTES = 15
const ENDED = sql<SqlBool>`state in ('sent', 'kept', 'failed', 'uncertain')`

type Sum = MailTables['mail_sums']
type Ended = Pick<DeliveryTable, 'campaign_id' | 'state' | 'claimed_at' | 'reply'>

/** Replaces old rows of `deliveries` by their numbers, which name no recipient. */
export class MailSums {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Replaces one batch of mails. Gives their number: 0 once no mail is old enough. */
  async add(): Promise<number> {
    const announced = this.#before(ANNOUNCED_MAIL_DAYS)
    const single = this.#before(SINGLE_MAIL_DAYS)
    // Each follows the order of an index, so that it reads no rows that stay.
    const searches = [
      sql`${ENDED} and claimed_at < ${announced} and campaign_id is not null order by claimed_at`,
      sql`state = 'cancelled' and created_at < ${announced} and campaign_id is not null order by created_at`,
      sql`campaign_id is null and (${ENDED} or state = 'cancelled') and created_at < ${single}`,
    ]
    for (const search of searches) {
      const mails = await lockedTransaction(this.#connection, 'mail', async (trx) => {
        const { rows } = await sql<Ended>`
          delete from deliveries where id in (select id from deliveries where ${search} limit ${AT_ONCE})
          returning campaign_id, state, claimed_at, reply`.execute(trx.write)
        await store(trx, sumsOf(rows))
        return rows.length
      })
      if (mails > 0) return mails
    }
    return 0
  }

  /** Merges the quarters of an hour in one batch of sums that are older than the statistics. Gives the number of rows. */
  compact(): Promise<number> {
    const before = this.#before(COUNTED_DAYS)
    return lockedTransaction(this.#connection, 'mail', async (trx) => {
      const { rows } = await sql<Sum>`
        delete from mail_sums where (campaign_id, quarter, state, reason) in (
          select campaign_id, quarter, state, reason from mail_sums where quarter > '' and quarter < ${before}
          order by quarter limit ${AT_ONCE}
        ) returning *`.execute(trx.write)
      const kept = rows.filter(({ campaign_id }) => campaign_id !== '').map((row) => ({ ...row, quarter: '' }))
      await store(trx, kept)
      return rows.length
    })
  }

  #before(days: number): string {
    return new Date(this.#connection.now().getTime() - days * DAY_MS).toISOString()
  }
}

/** Gives the status codes of an SMTP reply, such as `550 5.1.1`, without its text, which may name the recipient. */
export function codesOf(reply: string | null): string {
  return /^[2-5]\d\d(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?!\d)/.exec(reply ?? '')?.[0].replace('-', ' ') ?? ''
}

function sumsOf(mails: readonly Ended[]): Sum[] {
  return mails.map(({ campaign_id, state, claimed_at, reply }) => ({
    campaign_id: campaign_id ?? '',
    quarter: state === 'cancelled' || claimed_at === null ? '' : quarterOf(claimed_at),
    state: state as Sum['state'],
    reason: state === 'failed' || state === 'uncertain' ? codesOf(reply) : '',
    mails: 1,
  }))
}

function quarterOf(instant: string): string {
  const minutes = Number(instant.slice(14, 16))
  const begun = String(minutes - (minutes % QUARTER_MINUTES)).padStart(2, '0')
  return `${instant.slice(0, 14)}${begun}:00.000Z`
}

async function store({ write }: Connection, rows: readonly Sum[]): Promise<void> {
  if (rows.length === 0) return
  // PostgreSQL refuses a statement whose `on conflict` updates a row twice.
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.campaign_id, row.quarter, row.state, row.reason]))
  const sums = [...groups.values()].map((same) => ({
    ...same[0]!,
    mails: same.reduce((sum, { mails }) => sum + mails, 0),
  }))
  await write
    .insertInto('mail_sums')
    .values(sums)
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'quarter', 'state', 'reason'])
        .doUpdateSet((eb) => ({ mails: eb('mail_sums.mails', '+', eb.ref('excluded.mails')) })),
    )
    .execute()
}
