import type { MailKind } from './delivery.ts'

/** The rows of everything that goes out by mail; see `tables.ts`. */
export interface MailTables {
  campaigns: CampaignTable
  deliveries: DeliveryTable
  mail_transport: MailTransportTable
  mailbox_messages: MailboxMessageTable
}

/** By EmailJS, or by the mail server, in whose place the mailbox stands while there is none. Names rows of `mail_transport`. */
export type MailWay = 'outbox' | 'emailjs'

/** One announcement to everybody who was subscribed when it was made. */
export interface CampaignTable {
  id: string
  /** The post may be gone meanwhile; then what is left is not sent. */
  post_id: string
  subject: string
  /** JSON of what the mail shows of the post, as it was then. */
  post: string
  state: 'sending' | 'cancelled'
  /** To how many it goes. */
  audience: number
  created_at: string
  /** The audience is who was active in an earlier generation of subscribers. */
  generation: number
  /** The last subscriber, by id, whose mail is queued; null once all are. */
  queued_to: string | null
}

/** One mail to one address. */
export interface DeliveryTable {
  id: string
  kind: string
  /** The lowest goes first. */
  priority: number
  recipient: string
  subscriber_id: string | null
  campaign_id: string | null
  /** JSON of texts; emptied once it is no longer needed, since it may hold a link that is a secret. */
  data: string
  /** `kept`: put into the mailbox for lack of a server, so it went nowhere. */
  state: 'queued' | 'leased' | 'handed' | 'sent' | 'kept' | 'retry' | 'failed' | 'uncertain' | 'cancelled'
  /** From then on it may be sent. */
  due_at: string
  /** Rises with each claim: whoever lost a lease writes nothing any more. */
  attempt: number
  /** How often it was tried in vain, for its own sake. */
  tries: number
  first_tried_at: string | null
  owner: string | null
  claimed_at: string | null
  lease_until: string | null
  /** Set before the first byte of the message leaves. */
  handed_at: string | null
  sent_at: string | null
  /** When the server last refused it in words that may concern every mail. */
  faulted_at: string | null
  /** How often it was sent again without knowing whether it had arrived. */
  resent: number
  /** The server's last words. */
  reply: string | null
  /** By which it is to go, or went last; null stands for `outbox`. */
  way: MailWay | null
  created_at: string
}

/** A row for each way: what all workers know of it. */
export interface MailTransportTable {
  name: MailWay
  /** Since when nothing is sent, and why. */
  paused_at: string | null
  reply: string | null
  /** When somebody asks again whether it works. */
  probe_at: string | null
  /** Pauses in a row without a mail in between. */
  pauses: number
  /** When it was called last, where that is counted. */
  called_at: string | null
}

export interface MailboxMessageTable {
  seq?: number
  /** Its Message-ID. */
  id: string
  recipient: string
  sender: string
  subject: string
  text_body: string
  html_body: string
  /** JSON object. */
  headers: string
  created_at: string
  kind: MailKind
}
