import type { ConsentEvent, Subscriber } from '#domain/subscribers/subscriber.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Slices } from '../../db/slices.ts'
import { MailsOfSubscriber, type SubscriberMail } from '../../mail/outbox/mails-of-subscriber.ts'
import { ErasedSubscribers } from './erased-subscribers.ts'
import { type ImportResult, importSubscribers } from './subscriber-import.ts'
import {
  type SubscriberCounts,
  type SubscriberFilter,
  type SubscriberList,
  SubscriberListRepository,
} from './subscriber-list-repository.ts'
import { SubscriberRepository } from './subscriber-repository.ts'

export interface SubscriberRecords {
  readonly subscriber: Subscriber
  /** Newest first, as the mails. */
  readonly consent: readonly ConsentEvent[]
  readonly mails: readonly SubscriberMail[]
}

const PAGE_SIZE = 50
const RECORDS = 50
const COLUMNS = ['email', 'status', 'source', 'created_at', 'confirmed_at', 'name', 'labels'] as const

export class Subscribers {
  readonly #database: Connection
  readonly #list: SubscriberListRepository
  readonly #stopping = new AbortController()

  constructor(database: Connection, slices?: Slices) {
    this.#database = database
    this.#list = new SubscriberListRepository(database, slices)
  }

  /** Fifty at a time, newest first. */
  list({ offset = 0, ...filter }: SubscriberFilter & { offset?: number } = {}): Promise<SubscriberList> {
    return this.#list.list(filter, { offset, limit: PAGE_SIZE })
  }

  counts(): Promise<SubscriberCounts> {
    return this.#list.counts()
  }

  /** Suppresses a subscriber, who gets no mail from then on; false for an unknown id. */
  suppress(id: string): Promise<boolean> {
    return lockedTransaction(this.#database, 'subscribers', async (trx) => {
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findBy('id', id)
      if (!subscriber) return false
      if (subscriber.status === 'suppressed') return true
      await subscribers.setStatus(id, 'suppressed')
      await subscribers.recordConsent(id, { event: 'suppressed' })
      return true
    })
  }

  /** Sets a suppressed subscriber to unsubscribed, so that they can subscribe again by themselves. */
  unsuppress(id: string): Promise<'done' | 'unknown' | 'not-suppressed'> {
    return lockedTransaction(this.#database, 'subscribers', async (trx) => {
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findBy('id', id)
      if (!subscriber) return 'unknown'
      if (subscriber.status === 'unsubscribed') return 'done'
      if (subscriber.status !== 'suppressed') return 'not-suppressed'
      await subscribers.setStatus(id, 'unsubscribed')
      await subscribers.recordConsent(id, { event: 'unsubscribed', statement: 'Unblocked by an administrator' })
      return 'done'
    })
  }

  /** @returns null for an unknown id */
  async records(id: string): Promise<SubscriberRecords | null> {
    const subscribers = new SubscriberRepository(this.#database)
    const found = await subscribers.findBy('id', id)
    if (!found) return null
    const { confirmExpires: _, ...subscriber } = found
    const consent = await subscribers.consentOf(id, RECORDS)
    return { subscriber, consent, mails: await new MailsOfSubscriber(this.#database, id).newest(RECORDS) }
  }

  /**
   * Deletes a subscriber with all records, and takes the address out of the mails that were sent. The address gets no mail any more,
   * not even if a list or a form names it again; false for an unknown id.
   */
  erase(id: string): Promise<boolean> {
    return lockedTransaction(this.#database, 'subscribers', async (trx) => {
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findBy('id', id)
      if (!subscriber) return false
      await new ErasedSubscribers(trx).add(subscriber.email)
      await new MailsOfSubscriber(trx, id).forget(subscriber.email)
      await subscribers.delete(id)
      return true
    })
  }

  async *exportCsv(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS)
    for await (const { email, name, labels, status, source, createdAt, confirmedAt } of this.#list.streamAll())
      yield csvLine([email, status, source, createdAt, confirmedAt ?? '', name, labels])
  }

  /** Subscribers who left are not reactivated. @param consent how those in the list agreed to get mails; stored with each */
  importCsv(text: string, consent: string): Promise<ImportResult> {
    return importSubscribers(this.#database, text, consent, this.#stopping.signal)
  }

  /** Ends running imports at their current line, which they report; called when the server closes. */
  stopImports(): void {
    this.#stopping.abort()
  }
}
