import type { SubscriberStatus } from '#domain/subscribers/subscriber.ts'

export const STATUS_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Waiting to confirm',
  active: 'Subscribed',
  unsubscribed: 'Left',
  bounced: 'Undeliverable',
  suppressed: 'Blocked',
}
