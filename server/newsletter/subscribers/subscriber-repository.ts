import type { ConsentEvent, Subscriber, SubscriberStatus, SubscriptionSource } from '#domain/subscribers/subscriber.ts'
import type { ConsentTable, SubscriberTable } from '#server/newsletter/subscribers/subscriber-tables.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { mayBeStored } from '../../db/text.ts'
import { CURRENT_GENERATION } from './subscriber-generation.ts'

export interface SubscriberRecord extends Subscriber {
  /** When the newest confirmation link expires; null when there is none. */
  readonly confirmExpires: string | null
}

export interface ConfirmationLink {
  readonly hash: string
  readonly expiresAt: Date
}

interface NewSubscriber {
  readonly email: string
  readonly key: string
  readonly source: SubscriptionSource
}

interface Consent {
  readonly event: ConsentTable['event']
  readonly clientHash?: string
  readonly formVersion?: string
  /** The administrator's statement or action. */
  readonly statement?: string
}

type ChangingColumn = 'status' | 'confirm_hash' | 'confirm_expires' | 'confirmed_at'

export const SUBSCRIBER_COLUMNS = [
  'id',
  'email',
  'name',
  'labels',
  'status',
  'source',
  'created_at as createdAt',
  'confirmed_at as confirmedAt',
  'changed_at as changedAt',
] as const
const COLUMNS = [...SUBSCRIBER_COLUMNS, 'confirm_expires as confirmExpires'] as const

/** One subscriber at a time. A transaction that decides by what it reads here locks the row `subscribers` first. */
export class SubscriberRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async findBy(column: 'id' | 'email_key' | 'confirm_hash', value: string): Promise<SubscriberRecord | undefined> {
    if (!mayBeStored(value)) return undefined
    return this.#connection.read.selectFrom('subscribers').select(COLUMNS).where(column, '=', value).executeTakeFirst()
  }

  async insertPending({ email, key, source }: NewSubscriber, link: ConfirmationLink): Promise<SubscriberRecord> {
    const now = this.#now()
    return this.#connection.write
      .insertInto('subscribers')
      .values({
        id: newId('subscriber'),
        email,
        email_key: key,
        status: 'pending',
        source,
        confirm_hash: link.hash,
        confirm_expires: link.expiresAt.toISOString(),
        created_at: now,
        confirmed_at: null,
        changed_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
  }

  /** Replaces the confirmation link. The status stays. */
  async renewLink(id: string, { hash, expiresAt }: ConfirmationLink): Promise<void> {
    await this.#connection.write
      .updateTable('subscribers')
      .set({ confirm_hash: hash, confirm_expires: expiresAt.toISOString() })
      .where('id', '=', id)
      .execute()
  }

  /** Activates a subscriber. The link stays valid, so that it can be opened again with the same result. */
  async confirm(id: string): Promise<void> {
    await this.#change(id, { status: 'active', confirmed_at: this.#now() })
  }

  /** Also removes the confirmation link, unless the status is active. */
  async setStatus(id: string, status: SubscriberStatus): Promise<void> {
    const noLink = status === 'active' ? {} : { confirm_hash: null, confirm_expires: null }
    await this.#change(id, { status, ...noLink })
  }

  async recordConsent(subscriberId: string, { event, clientHash, formVersion, statement }: Consent): Promise<void> {
    await this.#connection.write
      .insertInto('consent_log')
      .values({
        id: newId('consent'),
        subscriber_id: subscriberId,
        event,
        at: this.#now(),
        client_hash: clientHash ?? null,
        form_version: formVersion ?? null,
        statement: statement ?? null,
      })
      .execute()
  }

  /** The newest entries of the log of consent come first. */
  consentOf(id: string, limit: number): Promise<ConsentEvent[]> {
    return this.#connection.read
      .selectFrom('consent_log')
      .select(['event', 'at', 'form_version as formVersion', 'statement'])
      .where('subscriber_id', '=', id)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
  }

  /** With the log of consent. */
  async delete(id: string): Promise<void> {
    await this.#connection.write.deleteFrom('subscribers').where('id', '=', id).execute()
  }

  /** Removes pending and bounced subscribers whose newest confirmation link expired before that time; gives their number. */
  async purgePending(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('subscribers')
      .where('status', 'in', ['pending', 'bounced'])
      .where('confirmed_at', 'is', null)
      .where('confirm_expires', '<', before.toISOString())
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  async #change(id: string, columns: Partial<Pick<SubscriberTable, ChangingColumn>>): Promise<void> {
    await this.#connection.write
      .updateTable('subscribers')
      .set({
        ...columns,
        ...(columns.status === 'active' && { generation: CURRENT_GENERATION }),
        // Of those who left, only the address is kept.
        ...((columns.status === 'unsubscribed' || columns.status === 'suppressed') && { name: '', labels: '' }),
        changed_at: this.#now(),
      })
      .where('id', '=', id)
      .execute()
  }

  #now(): string {
    return this.#connection.now().toISOString()
  }
}
