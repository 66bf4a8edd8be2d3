import type { SubscriberStatus, SubscriptionSource } from '#domain/subscribers/subscriber.ts'

export const STATUS_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Waiting to confirm',
  active: 'Subscribed',
  unsubscribed: 'Left',
  bounced: 'Undeliverable',
  suppressed: 'Blocked',
}

export const SOURCE_LABELS: Readonly<Record<SubscriptionSource, string>> = {
  footer: 'Footer',
  greetings: 'Greetings',
  api: 'Added',
  import: 'List',
}
