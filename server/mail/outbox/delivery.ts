import { storable, storableJson } from '../../db/text.ts'
import type { DeliveryTable, TransportKey } from '../mail-tables.ts'

export type MailKind =
  | 'confirmation'
  | 'already-subscribed'
  | 'welcome'
  | 'announcement'
  | 'test'
  | 'invitation'
  | 'password-reset'
  | 'address-change'
  | 'address-change-notice'
  | 'address-changed'
  | 'account-notice'

export interface NewMail {
  readonly kind: MailKind
  readonly to: string
  readonly subscriberId?: string
  /** Values for its text, such as `confirmUrl`, `unsubscribeUrl`, `inviteUrl`, `resetUrl`. Emptied once it is sent. */
  readonly data: Readonly<Record<string, string>>
  readonly transport?: TransportKey
}

export interface Delivery extends Omit<NewMail, 'subscriberId'> {
  readonly id: string
  readonly subscriberId: string | null
  readonly campaignId: string | null
  /** Fencing token: rises with each claim, and only the result of the newest claim is stored. */
  readonly attempt: number
  /** Failed attempts that count; see the column `tries`. */
  readonly earlierFailures: number
  /** Whether it was handed over before, and so may have arrived. */
  readonly wasResent: boolean
}

export function priorityOf(kind: MailKind): number {
  return kind === 'announcement' ? 1 : 0
}

export function toDeliveryColumns({ kind, to, subscriberId, data, transport }: NewMail) {
  return {
    kind,
    priority: priorityOf(kind),
    recipient: storable(to),
    subscriber_id: subscriberId ?? null,
    campaign_id: null,
    data: storableJson(data),
    way: transport ?? null,
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
    earlierFailures: row.tries,
    wasResent: row.resent > 0,
  }
}
