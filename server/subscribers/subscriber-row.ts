import type { Subscriber } from '#domain/subscribers/subscriber.ts'
import type { SubscriberTable } from '#server/subscribers/subscriber-tables.ts'

export const SUBSCRIBER_COLUMNS = [
  'id',
  'email',
  'status',
  'source',
  'created_at',
  'confirmed_at',
  'changed_at',
] as const

export type SubscriberRow = Pick<SubscriberTable, (typeof SUBSCRIBER_COLUMNS)[number]>

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    source: row.source,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    changedAt: row.changed_at,
  }
}
