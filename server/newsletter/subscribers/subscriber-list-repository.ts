import type { SelectQueryBuilder } from 'kysely'
import { SUBSCRIBER_STATUSES, type Subscriber, type SubscriberStatus } from '#domain/subscribers/subscriber.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { idsInOrder } from '../../db/id.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type Slices, unsliced } from '../../db/slices.ts'
import type { Tables } from '../../db/tables.ts'
import { mayBeStored, storable } from '../../db/text.ts'
import { ErasedSubscribers } from './erased-subscribers.ts'
import { CURRENT_GENERATION } from './subscriber-generation.ts'
import { SUBSCRIBER_COLUMNS } from './subscriber-repository.ts'
import { findSubscribers } from './subscriber-search.ts'

export interface SubscriberFilter {
  readonly q?: string | undefined
  readonly status?: SubscriberStatus | undefined
}

export interface SubscriberList {
  readonly subscribers: readonly Subscriber[]
  readonly total: number
}

export type ImportedStatus = Exclude<SubscriberStatus, 'pending'>

export interface ListedSubscriber {
  readonly email: string
  readonly key: string
  readonly name?: string
  readonly labels?: string
  /** Since when they have been subscribed elsewhere, ISO 8601 in UTC; null where that is not known. */
  readonly since?: string | null
}

/** How many of a list were added, and how many were erased here and therefore left out. */
export interface Added {
  readonly added: number
  readonly erased: number
}

export type SubscriberCounts = Readonly<Record<SubscriberStatus, number>>

const STREAM_BATCH = 500
const EVENTS = {
  active: 'imported',
  unsubscribed: 'unsubscribed',
  bounced: 'suppressed',
  suppressed: 'suppressed',
} as const satisfies Record<ImportedStatus, string>

export class SubscriberListRepository {
  readonly #connection: Connection
  readonly #slices: Slices
  readonly #newIds = idsInOrder('subscriber')
  readonly #newConsentIds = idsInOrder('consent')

  constructor(connection: Connection, slices: Slices = unsliced) {
    this.#connection = connection
    this.#slices = slices
  }

  /** Newest first. */
  async list(
    { q, status }: SubscriberFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<SubscriberList> {
    if (q !== undefined && !mayBeStored(q)) return { subscribers: [], total: 0 }
    const subscribers = this.#connection.read.selectFrom('subscribers')
    if (q) {
      const found = await findSubscribers(this.#connection, this.#slices, { q, status })
      const ids = found.slice(offset, offset + limit).map(({ id }) => id)
      const listed = ids.length > 0 ? await newestFirst(subscribers.where('id', 'in', ids)).execute() : []
      return { subscribers: listed, total: found.length }
    }
    const matching = status ? subscribers.where('status', '=', status) : subscribers
    const total = await countOf(matching)
    return { subscribers: await newestFirst(matching).limit(limit).offset(offset).execute(), total }
  }

  async counts(): Promise<SubscriberCounts> {
    const rows = await this.#connection.read
      .selectFrom('subscribers')
      .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    const counts = Object.fromEntries(SUBSCRIBER_STATUSES.map((status) => [status, 0]))
    for (const { status, count } of rows) counts[status] = count
    return counts as SubscriberCounts
  }

  /** All subscribers, read in batches. Changes that are made meanwhile may be missing. */
  async *streamAll(): AsyncGenerator<Subscriber> {
    let last = ''
    for (;;) {
      const rows = await this.#connection.read
        .selectFrom('subscribers')
        .select(SUBSCRIBER_COLUMNS)
        .where('id', '>', last)
        .orderBy('id')
        .limit(STREAM_BATCH)
        .execute()
      yield* rows
      if (rows.length < STREAM_BATCH) return
      last = rows.at(-1)!.id
    }
  }

  /** The keys among these that are stored already. @param listed a few hundred at most */
  async knownAmong(listed: readonly ListedSubscriber[]): Promise<ReadonlySet<string>> {
    const keys = listed.map(({ key }) => key)
    const rows = await this.#connection.read
      .selectFrom('subscribers')
      .select('email_key')
      .where('email_key', 'in', keys)
      .execute()
    return new Set(rows.map(({ email_key }) => email_key))
  }

  /** Known addresses stay unchanged, including those who unsubscribed. @param listed a few hundred at most */
  add(listed: readonly ListedSubscriber[], status: ImportedStatus, statement: string): Promise<Added> {
    if (listed.length === 0) return Promise.resolve({ added: 0, erased: 0 })
    return lockedTransaction(this.#connection, 'subscribers', async (trx) => {
      const now = trx.now().toISOString()
      const gone = await new ErasedSubscribers(trx).among(listed.map(({ email }) => email))
      const wanted = listed.filter(({ email }) => !gone.has(email))
      const erased = listed.length - wanted.length
      if (wanted.length === 0) return { added: 0, erased }
      const added = await trx.write
        .insertInto('subscribers')
        .values(
          wanted.map(({ email, key, name = '', labels = '', since = null }) => ({
            id: this.#newIds.next().value,
            email,
            email_key: key,
            // Of those who left, only the address is kept.
            name: status === 'active' ? name : '',
            labels: status === 'active' ? labels : '',
            status,
            source: 'import' as const,
            confirm_hash: null,
            confirm_expires: null,
            created_at: earlier(since, now),
            // The others never consented here, so there is nothing that an undone unsubscription could restore.
            confirmed_at: status === 'active' ? earlier(since, now) : null,
            changed_at: now,
            generation: CURRENT_GENERATION,
          })),
        )
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .execute()
      if (added.length === 0) return { added: 0, erased }
      await trx.write
        .insertInto('consent_log')
        .values(
          added.map(({ id }) => ({
            id: this.#newConsentIds.next().value,
            subscriber_id: id,
            event: EVENTS[status],
            at: now,
            client_hash: null,
            form_version: null,
            statement: storable(statement),
          })),
        )
        .execute()
      return { added: added.length, erased }
    })
  }
}

/** The instant of a list; now if it is unknown or in the future. */
function earlier(since: string | null, now: string): string {
  return since !== null && since < now ? since : now
}

function newestFirst(subscribers: SelectQueryBuilder<Tables, 'subscribers', object>) {
  return subscribers.select(SUBSCRIBER_COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc')
}
