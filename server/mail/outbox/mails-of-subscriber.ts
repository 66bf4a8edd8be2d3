import type { Connection } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import type { DeliveryTable } from '../mail-tables.ts'
import { CANCELLED } from './delivery-result.ts'

/** A mail that a subscriber got, or was to get. */
export interface SubscriberMail {
  readonly kind: string
  /** Of an announcement; null for any other mail. */
  readonly subject: string | null
  /** Instant, ISO 8601. */
  readonly at: string
  readonly state: DeliveryTable['state']
}

export class MailsOfSubscriber {
  readonly #connection: Connection
  readonly #id: string

  constructor(connection: Connection, id: string) {
    this.#connection = connection
    this.#id = id
  }

  newest(limit: number): Promise<SubscriberMail[]> {
    return this.#connection.read
      .selectFrom('deliveries')
      .leftJoin('campaigns', 'campaigns.id', 'deliveries.campaign_id')
      .select(['deliveries.kind', 'campaigns.subject', 'deliveries.created_at as at', 'deliveries.state'])
      .where('subscriber_id', '=', this.#id)
      .orderBy('deliveries.created_at', 'desc')
      .limit(limit)
      .execute()
  }

  /** Cancels what was not sent, and removes the address from what was. Requires a transaction. */
  async forget(email: string): Promise<void> {
    const { write } = this.#connection
    // Claims take this lock as well, which prevents a deadlock with them.
    await lockRow(this.#connection, 'mail')
    const waiting = write.updateTable('deliveries').set(CANCELLED).where('subscriber_id', '=', this.#id)
    await waiting.where('state', 'in', ['queued', 'retry', 'leased']).execute()
    // Without an owner the worker does not store the result, whose reply would name the recipient.
    const handed = { state: 'uncertain', owner: null, lease_until: null } as const
    const underWay = write.updateTable('deliveries').set(handed).where('subscriber_id', '=', this.#id)
    await underWay.where('state', '=', 'handed').execute()
    // The replies of mail servers name their recipients.
    const all = write.updateTable('deliveries').set({ recipient: '', data: '{}', reply: null })
    await all.where('subscriber_id', '=', this.#id).execute()
    await write
      .deleteFrom('mailbox_messages')
      // By the address as well, since messages of the mailbox outlive their deliveries.
      .where((eb) =>
        eb.or([
          eb('id', 'in', eb.selectFrom('deliveries').select('id').where('subscriber_id', '=', this.#id)),
          eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()),
        ]),
      )
      .execute()
  }
}
