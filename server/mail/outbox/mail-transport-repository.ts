import { type SqlBool, sql } from 'kysely'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { storable } from '../../db/text.ts'
import { isSentBy } from '../mail-streams.ts'
import { PRIMARY_TRANSPORT, type TransportKey } from '../mail-tables.ts'

export interface MailPause {
  readonly since: string
  readonly reply: string
  readonly probeAt: string
}

const FIRST_PROBE_DELAY_MS = MINUTE_MS
const MAX_PROBE_DELAY_MS = 30 * MINUTE_MS
const IS_SENT = sql<SqlBool>`state in ('sent', 'kept')`

export class MailTransportRepository {
  readonly #connection: Connection
  readonly #key: TransportKey

  constructor(connection: Connection, key: TransportKey = PRIMARY_TRANSPORT) {
    this.#connection = connection
    this.#key = key
  }

  async currentPause(): Promise<MailPause | null> {
    const row = await this.#row()
    return row.paused_at === null
      ? null
      : { since: row.paused_at, reply: row.reply ?? '', probeAt: row.probe_at ?? row.paused_at }
  }

  /** Pauses sending, for all workers; no effect during a pause. The wait for the first probe is that of {@link probeDelay}. */
  async pause(reply: string): Promise<void> {
    const { engine } = this.#connection
    await this.#connection.transaction(async (trx) => {
      const transport = new MailTransportRepository(trx, this.#key)
      await lockRow(trx, 'mail')
      if (await transport.currentPause()) return
      const { pauses } = await transport.#row()
      await transport
        .#update()
        .set({
          paused_at: engine.instant(),
          reply: storable(reply),
          probe_at: engine.instant(probeDelay(pauses)),
          pauses: pauses + 1,
        })
        .execute()
    })
  }

  /** True for a single process when a probe is due; schedules the next one. */
  async takeProbe(): Promise<boolean> {
    const { engine } = this.#connection
    const { pauses } = await this.#row()
    const { numUpdatedRows } = await this.#update()
      .set((eb) => ({ probe_at: engine.instant(probeDelay(pauses)), pauses: eb('pauses', '+', 1) }))
      .where('paused_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('probe_at', '<=', engine.instant()),
          // The clock was set back: no probe is delayed longer than this.
          eb('probe_at', '>', engine.instant(MAX_PROBE_DELAY_MS)),
        ]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async recordReply(reply: string): Promise<void> {
    await this.#update()
      .set({ reply: storable(reply) })
      .where('paused_at', 'is not', null)
      .execute()
  }

  /** Makes the next probe and the mails that were refused due now, since the configuration may have changed. */
  async probeNow(): Promise<void> {
    const now = this.#connection.engine.instant()
    await this.#update().set({ probe_at: now }).where('paused_at', 'is not', null).execute()
    await this.#connection.write
      .updateTable('deliveries')
      .set({ due_at: now })
      .where('state', '=', 'retry')
      .where('faulted_at', 'is not', null)
      .where('due_at', '>', now)
      .where(isSentBy(this.#key))
      .execute()
  }

  async resume(): Promise<void> {
    await this.#update().set({ paused_at: null, reply: null, probe_at: null }).execute()
  }

  async resetPauseCount(): Promise<void> {
    await this.#update().set({ pauses: 0 }).where('pauses', '>', 0).execute()
  }

  /** True for one caller of all processes in each interval, given in milliseconds. */
  async takeCall(everyMs: number): Promise<boolean> {
    const { engine } = this.#connection
    const { numUpdatedRows } = await this.#update()
      .set({ called_at: engine.instant() })
      .where((eb) =>
        eb.or([
          eb('called_at', 'is', null),
          eb('called_at', '<=', engine.instant(-everyMs)),
          // The clock was set back by more than an interval. A smaller lead may be that of a caller whom this one waited for.
          eb('called_at', '>', engine.instant(everyMs)),
        ]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async hasSentSince(mailId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from deliveries
      where ${IS_SENT} and ${isSentBy(this.#key)}
        and claimed_at >= (select coalesce(claimed_at, created_at) from deliveries where id = ${mailId})
      limit 1`.execute(this.#connection.read)
    return rows.length > 0
  }

  async hasPausedSinceSuccess(): Promise<boolean> {
    return (await this.#row()).pauses > 0
  }

  /** The mail that was tried last, if it was refused for more than its recipient and will be tried again. */
  async lastRefused(): Promise<string | null> {
    const refused = (await this.hasPausedSinceSuccess()) ? sql`` : sql`and faulted_at is null`
    const { rows } = await sql<{ id: string; state: string }>`select id, state from deliveries
      where claimed_at is not null and ${isSentBy(this.#key)}
        and (${IS_SENT} or (state = 'retry' and reply is not null ${refused}))
      order by claimed_at desc limit 1`.execute(this.#connection.read)
    return rows[0]?.state === 'retry' ? rows[0].id : null
  }

  #row() {
    return this.#connection.read
      .selectFrom('mail_transport')
      .selectAll()
      .where('name', '=', this.#key)
      .executeTakeFirstOrThrow()
  }

  #update() {
    return this.#connection.write.updateTable('mail_transport').where('name', '=', this.#key)
  }
}

export async function pausedTransports({ read }: Connection): Promise<TransportKey[]> {
  const rows = await read.selectFrom('mail_transport').select('name').where('paused_at', 'is not', null).execute()
  return rows.map(({ name }) => name)
}

/** Milliseconds until the next probe: twice as long after each earlier one, up to half an hour. */
export function probeDelay(earlierWaits: number): number {
  return Math.min(MAX_PROBE_DELAY_MS, FIRST_PROBE_DELAY_MS * 2 ** Math.min(earlierWaits, 10))
}
