import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#domain/subscribers/subscriber.ts'

interface SubscriberListFilter {
  readonly q?: string
  readonly status?: SubscriberStatus
}

export function subscriberFilter(query: URLSearchParams): SubscriberListFilter {
  const q = query.get('q')?.trim()
  const status = SUBSCRIBER_STATUSES.find((known) => known === query.get('status'))
  return { ...(q && { q }), ...(status && { status }) }
}

/** The query string of a filter, which starts with `?` unless it is empty. */
export function subscriberQuery(filter: SubscriberListFilter, page = 1): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
