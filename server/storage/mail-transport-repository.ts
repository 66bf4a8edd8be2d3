import type { Connection } from './database.ts'
import type { MailWay } from './mail-tables.ts'
import { storable } from './text.ts'

/** Why nothing is sent, in the server's own words, and since when. */
export interface MailPause {
  readonly since: string
  readonly reply: string
  /** When it is asked again. */
  readonly probeAt: string
}

const FIRST_PROBE_MS = 60_000
const LONGEST_PROBE_MS = 30 * 60_000
/** Whoever claims, by whichever way, holds this row. */
const TURN = 'outbox'

/** What all workers know of one way out: whether it is barred, who asks when it opens again, and when it was called last. */
export class MailTransportRepository {
  readonly #connection: Connection
  readonly #way: MailWay

  constructor(connection: Connection, way: MailWay = 'outbox') {
    this.#connection = connection
    this.#way = way
  }

  /** Makes transactions that claim or pause queue on PostgreSQL as they do on SQLite. True when nothing may be sent. */
  async takeTurn(): Promise<boolean> {
    await this.#connection.write
      .updateTable('mail_transport')
      .set((eb) => ({ name: eb.ref('name') }))
      .where('name', '=', TURN)
      .execute()
    return (await this.pause()) !== null
  }

  async pause(): Promise<MailPause | null> {
    const row = await this.#row()
    return row.paused_at === null
      ? null
      : { since: row.paused_at, reply: row.reply ?? '', probeAt: row.probe_at ?? row.paused_at }
  }

  /** Pauses sending, for all workers. Each pause without a mail after the last one waits longer for its first probe. */
  async stop(reply: string): Promise<void> {
    const { engine } = this.#connection
    await this.#connection.transaction(async (trx) => {
      const transport = new MailTransportRepository(trx, this.#way)
      if (await transport.takeTurn()) return
      const { pauses } = await transport.#row()
      await transport
        .#update()
        .set({
          paused_at: engine.instant(),
          reply: storable(reply),
          probe_at: engine.instant(waitAfter(pauses)),
          pauses: pauses + 1,
        })
        .execute()
    })
  }

  /** True for one worker when a probe is due; the next one is due later. */
  async takeProbe(): Promise<boolean> {
    const { engine } = this.#connection
    const { pauses } = await this.#row()
    const { numUpdatedRows } = await this.#update()
      .set((eb) => ({ probe_at: engine.instant(waitAfter(pauses)), pauses: eb('pauses', '+', 1) }))
      .where('paused_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('probe_at', '<=', engine.instant()),
          // The clock was set back: no probe is delayed longer than this.
          eb('probe_at', '>', engine.instant(LONGEST_PROBE_MS)),
        ]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** The newest words of a server that still refuses. */
  async note(reply: string): Promise<void> {
    await this.#update()
      .set({ reply: storable(reply) })
      .where('paused_at', 'is not', null)
      .execute()
  }

  /** The next probe need not wait: somebody changed something. */
  async probeNow(): Promise<void> {
    await this.#update()
      .set({ probe_at: this.#connection.engine.instant() })
      .where('paused_at', 'is not', null)
      .execute()
  }

  async resume(): Promise<void> {
    await this.#update().set({ paused_at: null, reply: null, probe_at: null }).execute()
  }

  /** A mail got through, so the next pause is a first one. */
  async worked(): Promise<void> {
    await this.#update().set({ pauses: 0 }).where('pauses', '>', 0).execute()
  }

  /** True for one caller, of all instances, in so many milliseconds. */
  async takeCall(everyMs: number): Promise<boolean> {
    const { engine } = this.#connection
    const { numUpdatedRows } = await this.#update()
      .set({ called_at: engine.instant() })
      .where((eb) =>
        eb.or([
          eb('called_at', 'is', null),
          eb('called_at', '<=', engine.instant(-everyMs)),
          // Somebody set the clock back.
          eb('called_at', '>', engine.instant()),
        ]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  #row() {
    return this.#connection.read
      .selectFrom('mail_transport')
      .selectAll()
      .where('name', '=', this.#way)
      .executeTakeFirstOrThrow()
  }

  #update() {
    return this.#connection.write.updateTable('mail_transport').where('name', '=', this.#way)
  }
}

function waitAfter(pauses: number): number {
  return Math.min(LONGEST_PROBE_MS, FIRST_PROBE_MS * 2 ** Math.min(pauses, 10))
}
