import type { MailKind } from './outbox/delivery.ts'

export interface MailTables {
  campaigns: CampaignTable
  deliveries: DeliveryTable
  mail_sums: MailSumTable
  mail_transport: MailTransportTable
  mailbox_messages: MailboxMessageTable
}

/** Key of the primary transport: SMTP, or the mailbox while no server is configured. Stored under the name of its first version. */
export const PRIMARY_TRANSPORT = 'outbox'

export type TransportKey = typeof PRIMARY_TRANSPORT | 'emailjs'

export interface CampaignTable {
  id: string
  /** The post may be deleted meanwhile; its remaining mails are not sent then. */
  post_id: string
  subject: string
  /** JSON of what the mail shows of the post, as it was then. */
  post: string
  state: 'sending' | 'cancelled'
  audience: number
  created_at: string
  /** The audience: subscribers who became active in an earlier generation. */
  generation: number
  /** The last subscriber, by id, whose mail is queued; null once all are. */
  queued_to: string | null
}

export interface DeliveryTable {
  id: string
  kind: string
  /** Mails with a lower value are sent first. */
  priority: number
  recipient: string
  subscriber_id: string | null
  campaign_id: string | null
  /** JSON of texts; emptied once it is no longer needed, since it may hold a link that is a secret. */
  data: string
  /** `kept`: stored in the mailbox for lack of a server. */
  state: 'queued' | 'leased' | 'handed' | 'sent' | 'kept' | 'retry' | 'failed' | 'uncertain' | 'cancelled'
  /** The earliest instant at which it may be sent. */
  due_at: string
  /** Fencing token: rises with each claim, so that a process that lost its lease stores nothing. */
  attempt: number
  /** Failed attempts that were followed by a wait for the next one. Transport faults, claims given back and resends do not count. */
  tries: number
  first_tried_at: string | null
  owner: string | null
  claimed_at: string | null
  lease_until: string | null
  /** Set before the first byte of the message leaves. */
  handed_at: string | null
  sent_at: string | null
  /** When it was first refused for a reason that may concern every mail. */
  faulted_at: string | null
  /** How often it was taken up again after a hand-over whose result is unknown. */
  resent: number
  reply: string | null
  /** null means the primary transport. Not named `transport`: a server of an earlier version may read the table in an upgrade. */
  way: TransportKey | null
  created_at: string
}

/** Numbers of mails whose rows in `deliveries` were deleted; see `mail-sums.ts`. */
interface MailSumTable {
  /** Empty for mails of no announcement. */
  campaign_id: string
  /** Start of the quarter of an hour of their last attempt, ISO 8601. Empty for mails without an attempt, and after 13 months. */
  quarter: string
  state: 'sent' | 'kept' | 'failed' | 'uncertain' | 'cancelled'
  /** Status codes of the SMTP reply, such as `550 5.1.1`; empty without any, and for mails that were sent. */
  reason: string
  mails: number
}

/** A row for each transport: the state that all workers share. */
interface MailTransportTable {
  name: TransportKey
  paused_at: string | null
  /** Why: the last reply of the server. */
  reply: string | null
  probe_at: string | null
  /** Pauses and probes since a mail was last accepted: each doubles the wait for the next probe. */
  pauses: number
  /** Last call of the service, where a rate limit needs it (EmailJS). */
  called_at: string | null
}

interface MailboxMessageTable {
  seq?: number
  id: string
  recipient: string
  sender: string
  subject: string
  text_body: string
  html_body: string
  headers: string
  created_at: string
  kind: MailKind
}
