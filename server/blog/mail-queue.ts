import type { Connection } from '../storage/database.ts'

/** A mail that is to be sent to one subscriber, or to somebody who shall become an administrator. */
export type NewMail = SubscriberMail | InvitationMail

interface SubscriberMail extends SingleMail {
  readonly kind: 'confirmation' | 'already-subscribed'
  readonly subscriberId: string
}

interface InvitationMail extends SingleMail {
  readonly kind: 'invitation'
  readonly subscriberId: null
}

interface SingleMail {
  /** Address. */
  readonly to: string
  /** It belongs to no campaign. */
  readonly campaignId: null
  /** What its text names: `confirmUrl` (for a confirmation) and `unsubscribeUrl`; `inviteUrl` and `invitedBy`. */
  readonly data: Readonly<Record<string, string>>
}

/** What the transport said of a mail; `none` while it has said nothing. */
export type MailOutcome = 'accepted' | 'refused' | 'none'

/** `as-ever`: every mail begins anew, so there is nothing to get ready. */
export type Readiness = 'ready' | 'as-ever' | 'barred' | 'away' | 'none'

/** Where mails wait for their transport. They are stored before anybody is told that they will be sent. */
export interface Outbox {
  /** Stores a mail in the transaction of what it is about; gives its id. */
  enqueue(trx: Connection, mail: NewMail): Promise<string>
  /** There is something new: called after the commit. */
  wake(): void
  /** Waits for the transport's word on a mail, for so long at most. A paused transport counts as refusing. */
  outcomeOf(mailId: string, milliseconds: number): Promise<MailOutcome>
  /**
   * Has the transport get ready for a mail, for so long at most: it is, it is not to be tried, it is out of reach, or it has
   * yet to answer.
   */
  ready(milliseconds: number): Promise<Readiness>
  /** The answer that the mail of whoever comes next would most likely get. */
  lastWord(): Promise<'accepted' | 'refused'>
}
