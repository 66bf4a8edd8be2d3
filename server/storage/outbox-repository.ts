import { type SqlBool, sql } from 'kysely'
import { takeOutBounced } from './bounced-subscriber.ts'
import { NOT_YET_QUEUED, queueAnnounced } from './campaign-fan-out.ts'
import type { Connection } from './database.ts'
import { type Delivery, type NewMail, toDelivery, toDeliveryColumns } from './delivery.ts'
import { boundFutureInstants } from './future-instants.ts'
import { newDeliveryId } from './id.ts'
import { type MailCaps, type MailRoom, roomUnder } from './mail-caps.ts'
import { type MailShare, OF_SHARE } from './mail-share.ts'
import type { DeliveryTable, MailWay } from './mail-tables.ts'
import { MailTransportRepository } from './mail-transport-repository.ts'
import { storable } from './text.ts'
import { columnsOf, type Verdict } from './verdict.ts'

export interface Claim {
  readonly deliveries: readonly Delivery[]
  /** Some were taken out because nobody wants them any more: there may be more behind them. */
  readonly cancelled: number
}

export const LEASE_MS = 60_000
const RESENT = ['confirmation', 'announcement', 'invitation']
/** An end of the process costs a mail at most one copy each time; one that ends it again and again is left alone. */
const RESENT_AFTER_ENDS = 3
const UNSENT = sql<SqlBool>`state in ('queued', 'retry')`
const UNDER_WAY = sql<SqlBool>`state in ('leased', 'handed')`

/** Mails on their way out. Whatever is in it survives the end of any process; the database's clock decides what is due. */
export class OutboxRepository {
  readonly #connection: Connection
  readonly #leaseMs: number
  readonly #way: MailWay

  /** @param way by which mails go that are claimed here */
  constructor(connection: Connection, leaseMs = LEASE_MS, way: MailWay = 'outbox') {
    this.#connection = connection
    this.#leaseMs = leaseMs
    this.#way = way
  }

  /** How long a claim holds; whoever sends must have an answer before. */
  get leaseMs(): number {
    return this.#leaseMs
  }

  /** Gives the mail's id. Inside a transaction it goes out only if that commits. */
  async enqueue(mail: NewMail): Promise<string> {
    const { write, engine, now } = this.#connection
    const id = newDeliveryId()
    await write
      .insertInto('deliveries')
      .values({ ...toDeliveryColumns(mail), id, due_at: engine.instant(), created_at: now().toISOString() })
      .execute()
    return id
  }

  /** Nobody wants these any more. What has left already is not called back. */
  async cancel(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#connection.write
      .updateTable('deliveries')
      .set({ state: 'cancelled', data: '{}', reply: 'not wanted any more' })
      .where('id', 'in', ids)
      .where(UNSENT)
      .execute()
  }

  /**
   * Queues a batch of what was announced, and bounds what a clock that was set back would hold.
   * @returns whether there may be more of either
   */
  async prepare(): Promise<boolean> {
    const isMore = await queueAnnounced(this.#connection)
    return (await boundFutureInstants(this.#connection, this.#leaseMs)) || isMore
  }

  /** Whether a claim would find anything. Reads only, so that asking often costs nothing. */
  async isAnythingDue(share: MailShare = 'all'): Promise<boolean> {
    const { read, engine } = this.#connection
    const { rows } = await sql<{ due: number }>`
      select case when exists (select 1 from deliveries where ${UNSENT} and due_at <= ${engine.instant()} and ${OF_SHARE[share]})
        or exists (select 1 from deliveries where ${UNDER_WAY} and lease_until <= ${engine.instant()})
        then 1 else 0 end as due`.execute(read)
    return rows[0]?.due === 1
  }

  /** What the caps leave room for. Reads only. */
  room(caps: MailCaps): Promise<MailRoom> {
    return roomUnder(caps, this.#way, this.#connection)
  }

  /**
   * Takes up to `wanted` mails for `owner`, unless this way is barred; none that its recipient no longer wants.
   * @param isTrial also when it is barred, and first what it has not refused, or longest ago: that may be the mails' fault
   */
  claim(owner: string, wanted: number, caps: MailCaps, share: MailShare = 'all', isTrial = false): Promise<Claim> {
    return this.#connection.transaction(async (trx) => {
      const isBarred = await new MailTransportRepository(trx, this.#way).takeTurn()
      if (isBarred && !isTrial) return { deliveries: [], cancelled: 0 }
      await takeBackExpired(trx)
      const limit = Math.min(wanted, (await roomUnder(caps, this.#way, trx)).mails)
      if (limit <= 0) return { deliveries: [], cancelled: 0 }
      const { instant, skipLocked } = trx.engine
      const { rows } = await sql<DeliveryTable>`
        update deliveries
        set state = 'leased', owner = ${owner}, attempt = attempt + 1, claimed_at = ${instant()},
          lease_until = ${instant(this.#leaseMs)}, handed_at = null, way = ${this.#way}
        where id in (
          select id from deliveries where ${UNSENT} and due_at <= ${instant()} and ${OF_SHARE[share]}
          order by ${isTrial ? sql`coalesce(faulted_at, ''), ` : sql``}priority, due_at limit ${limit} ${skipLocked()}
        )
        returning *`.execute(trx.write)
      const unwanted = await cancelUnwanted(trx, rows)
      return { deliveries: rows.filter(({ id }) => !unwanted.has(id)).map(toDelivery), cancelled: unwanted.size }
    })
  }

  /**
   * Notes that the message is about to leave, and holds on to it a little longer. False when it must not leave: somebody
   * else has it, or its recipient does not want it any more.
   */
  async hand({ id, attempt }: Pick<Delivery, 'id' | 'attempt'>): Promise<boolean> {
    const { write, engine } = this.#connection
    const { numAffectedRows } = await sql`
      update deliveries
      set state = 'handed', handed_at = ${engine.instant()}, lease_until = ${engine.instant(this.#leaseMs)}
      where id = ${id} and attempt = ${attempt} and state = 'leased' and lease_until > ${engine.instant()}
        and ${IS_WANTED}`.execute(write)
    return numAffectedRows === 1n
  }

  /** Writes down what became of a mail. False when this attempt is not the newest one: somebody else decides. */
  async finish(delivery: Pick<Delivery, 'id' | 'attempt'>, verdict: Verdict): Promise<boolean> {
    if (verdict.state !== 'failed' || !verdict.isGone) return this.#finish(this.#connection, delivery, verdict)
    return this.#connection.transaction(async (trx) => {
      const isNoted = await this.#finish(trx, delivery, verdict)
      if (isNoted) await takeOutBounced(trx, delivery.id)
      return isNoted
    })
  }

  async #finish(
    { engine, write }: Connection,
    { id, attempt }: Pick<Delivery, 'id' | 'attempt'>,
    verdict: Verdict,
  ): Promise<boolean> {
    const { numUpdatedRows } = await write
      .updateTable('deliveries')
      .set({ owner: null, lease_until: null, ...columnsOf(verdict, engine.instant) })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where(UNDER_WAY)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /**
   * The server refused a mail in words that may concern every mail. Gives `failed` when others got through it since it did
   * so before: then it is about this one. Otherwise the mail waits, and nothing counts as a try.
   */
  fault({ id, attempt }: Delivery, reply: string, mayBeThisOne: boolean): Promise<'failed' | 'stopped'> {
    return this.#connection.transaction(async (trx) => {
      const { engine, write } = trx
      if (mayBeThisOne && (await othersGotThrough(trx, id, this.#way))) {
        await new OutboxRepository(trx).finish({ id, attempt }, { state: 'failed', reply })
        return 'failed'
      }
      await new MailTransportRepository(trx, this.#way).stop(reply)
      await write
        .updateTable('deliveries')
        .set({ state: 'retry', owner: null, lease_until: null, reply: storable(reply), faulted_at: engine.instant() })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where(UNDER_WAY)
        .execute()
      return 'stopped'
    })
  }

  /** What decides by which way a mail goes. */
  async routeOf(id: string): Promise<Pick<DeliveryTable, 'kind' | 'way'> | undefined> {
    const { read } = this.#connection
    return read.selectFrom('deliveries').select(['kind', 'way']).where('id', '=', id).executeTakeFirst()
  }

  async stateOf(id: string): Promise<{ state: DeliveryTable['state']; reply: string | null } | undefined> {
    const { read } = this.#connection
    return read.selectFrom('deliveries').select(['state', 'reply']).where('id', '=', id).executeTakeFirst()
  }

  /** How many mails there are in each state, of all or of one announcement. */
  async counts(campaignId?: string): Promise<Partial<Record<DeliveryTable['state'], number>>> {
    let query = this.#connection.read
      .selectFrom('deliveries')
      .select((eb) => ['state', eb.fn.countAll<number>().as('mails')])
      .groupBy('state')
    if (campaignId !== undefined) query = query.where('campaign_id', '=', campaignId)
    const counts = Object.fromEntries((await query.execute()).map(({ state, mails }) => [state, mails]))
    if (campaignId !== undefined) return counts
    const { rows } = await sql<{ mails: number }>`select ${NOT_YET_QUEUED} as mails`.execute(this.#connection.read)
    const more = Number(rows[0]?.mails ?? 0)
    return more > 0 ? { ...counts, queued: (counts.queued ?? 0) + more } : counts
  }

  /** Forgets single mails that were done with so long ago; what an announcement did stays. Gives their number. */
  async purge(olderThanMs: number): Promise<number> {
    const before = new Date(this.#connection.now().getTime() - olderThanMs).toISOString()
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('deliveries')
      .where('campaign_id', 'is', null)
      .where('state', 'in', ['sent', 'kept', 'failed', 'uncertain', 'cancelled'])
      .where('created_at', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

/** Asked twice: when a mail is claimed, and in the very statement that lets it leave. */
const IS_WANTED = sql<SqlBool>`
  (subscriber_id is null or exists (
    select 1 from subscribers where subscribers.id = deliveries.subscriber_id
      and (subscribers.status = 'active' or (deliveries.kind <> 'announcement' and subscribers.status not in ('suppressed', 'bounced')))))
  and (campaign_id is null or exists (
    select 1 from campaigns join posts on posts.id = campaigns.post_id
    where campaigns.id = deliveries.campaign_id and campaigns.state = 'sending'))`

async function cancelUnwanted({ write }: Connection, claimed: readonly DeliveryTable[]): Promise<Set<string>> {
  if (claimed.length === 0) return new Set()
  const rows = await write
    .updateTable('deliveries')
    .set({
      state: 'cancelled',
      owner: null,
      lease_until: null,
      // It counts for no cap.
      claimed_at: null,
      data: '{}',
      reply: 'not wanted any more',
    })
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

/** Whoever held these is gone. What had not left is sent as if nothing had been; what had may have arrived; it is sent once more. */
async function takeBackExpired({ write, engine }: Connection): Promise<void> {
  const { instant } = engine
  // UNDER_WAY is the condition of a partial index, without which SQLite looks at every row there is.
  await sql`
    update deliveries set state = 'retry', owner = null, lease_until = null, due_at = ${instant()}
    where ${UNDER_WAY} and state = 'leased' and lease_until <= ${instant()}`.execute(write)
  await sql`
    update deliveries
    set state = case when resent < ${sql.lit(RESENT_AFTER_ENDS)} and kind in (${sql.join(RESENT)}) then 'retry'
        else 'uncertain' end,
      data = case when resent < ${sql.lit(RESENT_AFTER_ENDS)} and kind in (${sql.join(RESENT)}) then data else '{}' end,
      resent = case when kind in (${sql.join(RESENT)}) then resent + 1 else resent end,
      owner = null, lease_until = null, due_at = ${instant()}, reply = 'the sender ended before the answer'
    where ${UNDER_WAY} and state = 'handed' and lease_until <= ${instant()}`.execute(write)
}

/** Whether a mail is worth a second copy. A newsletter that does not come, or no way to confirm, is worse than two. */
export function isResent(kind: string): boolean {
  return RESENT.includes(kind)
}

async function othersGotThrough({ read }: Connection, id: string, way: MailWay): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from deliveries as others
    where others.state in ('sent', 'kept') and coalesce(others.way, 'outbox') = ${way} and others.claimed_at > (select faulted_at from deliveries where id = ${id})
    limit 1`.execute(read)
  return rows.length > 0
}
