import { type SqlBool, sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { newDeliveryId } from '../../db/id.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { storable } from '../../db/text.ts'
import { type MailCaps, type MailQuota, remainingQuota } from '../mail-caps.ts'
import { IN_STREAM, isSentBy, type MailStream } from '../mail-streams.ts'
import { type DeliveryTable, PRIMARY_TRANSPORT, type TransportKey } from '../mail-tables.ts'
import type { Newsletter } from '../newsletter.ts'
import { type Delivery, type NewMail, toDelivery, toDeliveryColumns } from './delivery.ts'
import { CANCELLED, columnsOf, type DeliveryResult } from './delivery-result.ts'
import { IN_FLIGHT, takeBackExpired } from './expired-leases.ts'
import { boundFutureInstants } from './future-instants.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'

interface Claim {
  readonly deliveries: readonly Delivery[]
  /** Number of claimed mails that were no longer wanted; others may be due behind them. */
  readonly cancelled: number
}

export type StoredMail = Pick<DeliveryTable, 'kind' | 'way' | 'state' | 'reply' | 'faulted_at'>

/** Milliseconds for which a claimed mail belongs to one worker; afterwards another may claim it. */
export const LEASE_MS = 60_000
/** From the second refusal of a mail to its next attempt, while no other mail gets through. */
const REFUSED_WAIT_MS = 2 * HOUR_MS
const UNSENT = sql<SqlBool>`state in ('queued', 'retry')`

export interface WaitingMails {
  readonly waiting: number
  readonly underWay: number
  /** Seconds since the oldest waiting mail became due; 0 where none is due. */
  readonly oldestSeconds: number
}

/** The persistent queue of mails. The clock of the database determines what is due. */
export class OutboxRepository {
  readonly #connection: Connection
  readonly #leaseMs: number
  readonly #key: TransportKey

  constructor(connection: Connection, leaseMs = LEASE_MS, key: TransportKey = PRIMARY_TRANSPORT) {
    this.#connection = connection
    this.#leaseMs = leaseMs
    this.#key = key
  }

  get leaseMs(): number {
    return this.#leaseMs
  }

  /** Stores a mail; call it within the transaction that causes the mail, and `Outbox.wake` after the commit. @returns its id */
  async enqueue(mail: NewMail): Promise<string> {
    const { write, engine, now } = this.#connection
    const id = newDeliveryId()
    await write
      .insertInto('deliveries')
      .values({ ...toDeliveryColumns(mail), id, due_at: engine.instant(), created_at: now().toISOString() })
      .execute()
    return id
  }

  async cancel(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#connection.write.updateTable('deliveries').set(CANCELLED).where('id', 'in', ids).where(UNSENT).execute()
  }

  /** Corrects a batch of instants that are in the future since the clock was set back. @returns whether there may be more */
  boundFutureInstants(): Promise<boolean> {
    return boundFutureInstants(this.#connection, this.#leaseMs)
  }

  /** Whether a claim would find anything. Reads only, so that it can be called often. */
  async isAnythingDue(stream: MailStream = 'all'): Promise<boolean> {
    const { read, engine } = this.#connection
    const { rows } = await sql<{ due: number }>`
      select case when exists (select 1 from deliveries where ${UNSENT} and due_at <= ${engine.instant()} and ${IN_STREAM[stream]})
        or exists (select 1 from deliveries where ${IN_FLIGHT} and lease_until <= ${engine.instant()})
        then 1 else 0 end as due`.execute(read)
    return rows[0]?.due === 1
  }

  quota(caps: MailCaps): Promise<MailQuota> {
    return remainingQuota(caps, this.#key, this.#connection)
  }

  /** @param isProbe claims despite a pause; mails without a refusal first, since a refusal may be the mail's own fault */
  claim(owner: string, wanted: number, caps: MailCaps, stream: MailStream = 'all', isProbe = false): Promise<Claim> {
    return lockedTransaction(this.#connection, 'mail', async (trx) => {
      const isPaused = await new MailTransportRepository(trx, this.#key).currentPause()
      if (isPaused && !isProbe) return { deliveries: [], cancelled: 0 }
      await takeBackExpired(trx)
      const quota = await remainingQuota(caps, this.#key, trx)
      const claimed = stream === 'all' && quota.announcements <= 0 ? 'others' : stream
      const limit = Math.min(wanted, claimed === 'others' ? quota.mails : quota.announcements)
      if (limit <= 0) return { deliveries: [], cancelled: 0 }
      const { instant, skipLocked } = trx.engine
      const { rows } = await sql<DeliveryTable>`
        update deliveries
        set state = 'leased', owner = ${owner}, attempt = attempt + 1, claimed_at = ${instant()},
          lease_until = ${instant(this.#leaseMs)}, handed_at = null, way = ${this.#key}
        where id in (
          select id from deliveries where ${UNSENT} and due_at <= ${instant()} and ${IN_STREAM[claimed]}
          order by ${isProbe ? sql`coalesce(faulted_at, ''), ` : sql``}priority, due_at limit ${limit} ${skipLocked()}
        )
        returning *`.execute(trx.write)
      const unwanted = await cancelUnwanted(trx, rows)
      return { deliveries: rows.filter(({ id }) => !unwanted.has(id)).map(toDelivery), cancelled: unwanted.size }
    })
  }

  /** Also renews the lease. False when the mail must not be sent: its lease is lost, or it is no longer wanted. */
  async markHandedOver({ id, attempt }: Pick<Delivery, 'id' | 'attempt'>): Promise<boolean> {
    const { write, engine } = this.#connection
    const { numAffectedRows } = await sql`
      update deliveries
      set state = 'handed', handed_at = ${engine.instant()}, lease_until = ${engine.instant(this.#leaseMs)}
      where id = ${id} and attempt = ${attempt} and state = 'leased' and lease_until > ${engine.instant()}
        and ${IS_WANTED}`.execute(write)
    return numAffectedRows === 1n
  }

  /**
   * Stores the result of a mail. False when this attempt is not the newest one.
   * @param newsletter is told when the address does not exist
   */
  async finish(
    delivery: Pick<Delivery, 'id' | 'attempt'>,
    result: DeliveryResult,
    newsletter?: Pick<Newsletter, 'markBounced'>,
  ): Promise<boolean> {
    if (result.state !== 'failed' || !result.isGone) return this.#finish(this.#connection, delivery, result)
    return this.#connection.transaction(async (trx) => {
      const isNoted = await this.#finish(trx, delivery, result)
      if (isNoted) await newsletter?.markBounced(trx, delivery.id)
      return isNoted
    })
  }

  async #finish(
    { engine, write }: Connection,
    { id, attempt }: Pick<Delivery, 'id' | 'attempt'>,
    result: DeliveryResult,
  ): Promise<boolean> {
    const { numUpdatedRows } = await write
      .updateTable('deliveries')
      .set({ owner: null, lease_until: null, ...columnsOf(result, engine.instant) })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where(IN_FLIGHT)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /**
   * Records a refusal. Returns `failed` when it may be about this mail alone and others were accepted since its first refusal.
   * Otherwise the mail waits and no failure is counted; the transport is paused, unless the refusal is about a `recipient`.
   */
  recordRefusal(
    { id, attempt }: Delivery,
    reply: string,
    about: 'everything' | 'message' | 'recipient',
  ): Promise<'failed' | 'paused' | 'waiting'> {
    return this.#connection.transaction(async (trx) => {
      const { engine, write } = trx
      const isMaybeItsOwn = about !== 'everything'
      if (isMaybeItsOwn && (await othersGotThrough(trx, id, this.#key))) {
        await new OutboxRepository(trx).finish({ id, attempt }, { state: 'failed', reply })
        return 'failed'
      }
      if (about !== 'recipient') await new MailTransportRepository(trx, this.#key).pause(reply)
      await write
        .updateTable('deliveries')
        .set({
          state: 'retry',
          owner: null,
          lease_until: null,
          reply: storable(reply),
          faulted_at: sql<string>`coalesce(faulted_at, ${engine.instant()})`,
          ...(isMaybeItsOwn && { due_at: this.#dueAfterRefusal(about === 'recipient' ? MINUTE_MS : 0) }),
        })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where(IN_FLIGHT)
        .execute()
      return about === 'recipient' ? 'waiting' : 'paused'
    })
  }

  /**
   * Behind the others, whose results show whether the refusal concerns this mail alone. Where there are none, a later attempt waits,
   * so that new mails get through before it pauses the transport again; EmailJS is probed by a mail, which has to be due.
   */
  #dueAfterRefusal(firstWaitMs: number) {
    const { instant } = this.#connection.engine
    const waitMs = this.#key === PRIMARY_TRANSPORT ? REFUSED_WAIT_MS : 0
    return sql<string>`case when faulted_at is null then ${instant(firstWaitMs)} else ${instant(waitMs)} end`
  }

  async find(id: string): Promise<StoredMail | undefined> {
    const { read } = this.#connection
    const columns = ['kind', 'way', 'state', 'reply', 'faulted_at'] as const
    return read.selectFrom('deliveries').select(columns).where('id', '=', id).executeTakeFirst()
  }

  /** How many mails there are in each state: of all, of one announcement, or of none (null). */
  async counts(campaignId?: string | null): Promise<Partial<Record<DeliveryTable['state'], number>>> {
    const isMeant =
      campaignId === undefined
        ? sql`1 = 1`
        : campaignId === null
          ? sql`campaign_id is null`
          : sql`campaign_id = ${campaignId}`
    // Sums without an announcement serve the statistics only.
    const sums = sql`select state, mails from mail_sums where campaign_id > '' and ${isMeant}`
    const { rows } = await sql<{ state: DeliveryTable['state']; mails: number | string }>`
      select state, sum(mails) as mails
      from (select state, count(*) as mails from deliveries where ${isMeant} group by state union all ${sums}) as counted
      group by state`.execute(this.#connection.read)
    return Object.fromEntries(rows.map(({ state, mails }) => [state, Number(mails)]))
  }

  /** By the partial indexes of mails that have not ended, which do not grow with those that were sent. */
  async waiting(): Promise<WaitingMails> {
    const { read, now } = this.#connection
    const waiting = await read
      .selectFrom('deliveries')
      .select((eb) => [eb.fn.countAll<number>().as('mails'), eb.fn.min('due_at').as('due')])
      .where('state', 'in', [sql.lit<DeliveryTable['state']>('queued'), sql.lit<DeliveryTable['state']>('retry')])
      .executeTakeFirstOrThrow()
    const { mails: underWay } = await read
      .selectFrom('deliveries')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('state', 'in', [sql.lit<DeliveryTable['state']>('leased'), sql.lit<DeliveryTable['state']>('handed')])
      .executeTakeFirstOrThrow()
    const lateMs = waiting.due ? now().getTime() - Date.parse(waiting.due) : 0
    return { waiting: waiting.mails, underWay, oldestSeconds: Math.max(0, lateMs / 1_000) }
  }
}

/** Checked twice: after a mail is claimed, and in the statement that marks it as handed over. */
const IS_WANTED = sql<SqlBool>`
  (subscriber_id is null or exists (
    select 1 from subscribers where subscribers.id = deliveries.subscriber_id
      and (subscribers.status = 'active' or (deliveries.kind not in ('announcement', 'welcome') and subscribers.status not in ('suppressed', 'bounced')))))
  and (campaign_id is null or exists (
    select 1 from campaigns join published_posts as posts on posts.id = campaigns.post_id
    where campaigns.id = deliveries.campaign_id and campaigns.state = 'sending'))`

async function cancelUnwanted({ write }: Connection, claimed: readonly DeliveryTable[]): Promise<Set<string>> {
  if (claimed.length === 0) return new Set()
  const rows = await write
    .updateTable('deliveries')
    .set(CANCELLED)
    .where(
      'id',
      'in',
      claimed.map(({ id }) => id),
    )
    .where(sql<SqlBool>`not (${IS_WANTED})`)
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function othersGotThrough({ read }: Connection, id: string, key: TransportKey): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from deliveries as others
    where others.state in ('sent', 'kept') and ${isSentBy(key, 'others')} and others.claimed_at > (select faulted_at from deliveries where id = ${id})
    limit 1`.execute(read)
  return rows.length > 0
}
