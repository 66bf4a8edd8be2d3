import type { DeliveryTable, MailWay } from './mail-tables.ts'
import { storable, storableJson } from './text.ts'

/** Why a mail is sent; each has words of its own. */
export type MailKind = 'confirmation' | 'already-subscribed' | 'announcement' | 'test' | 'invitation'

/** A mail that somebody wants to go out. */
export interface NewMail {
  readonly kind: MailKind
  readonly to: string
  readonly subscriberId: string | null
  readonly campaignId: string | null
  /** What its words need, such as `confirmUrl`, `unsubscribeUrl`, `inviteUrl`. Forgotten once the mail is out. */
  readonly data: Readonly<Record<string, string>>
  /** For one that tries a way out: by which it has to go. */
  readonly way?: MailWay
}

/** A mail that was claimed for sending. */
export interface Delivery extends NewMail {
  readonly id: string
  /** Rises with each claim; results count only under the newest. */
  readonly attempt: number
  /** How often it was tried in vain before. */
  readonly tries: number
  /** Whether it was sent before without knowing if it arrived. */
  readonly isResent: boolean
}

/** Announcements wait for whoever waits for a single mail. */
const PRIORITY: Readonly<Record<MailKind, number>> = {
  confirmation: 0,
  'already-subscribed': 0,
  test: 0,
  invitation: 0,
  announcement: 1,
}

export function priorityOf(kind: MailKind): number {
  return PRIORITY[kind]
}

export function toDeliveryColumns({ kind, to, subscriberId, campaignId, data, way }: NewMail) {
  return {
    kind,
    priority: priorityOf(kind),
    recipient: storable(to),
    subscriber_id: subscriberId,
    campaign_id: campaignId,
    data: storableJson(data),
    way: way ?? null,
    state: 'queued' as const,
    attempt: 0,
    tries: 0,
    resent: 0,
  }
}

export function toDelivery(row: DeliveryTable): Delivery {
  return {
    id: row.id,
    kind: row.kind as MailKind,
    to: row.recipient,
    subscriberId: row.subscriber_id,
    campaignId: row.campaign_id,
    data: JSON.parse(row.data),
    attempt: row.attempt,
    tries: row.tries,
    isResent: row.resent > 0,
  }
}
