import type { TransportName } from '#domain/mail/mail-calls.ts'
import type { MailSender } from '#domain/mail/mail-sender.ts'
import type { CheckResult } from '../../network/check-result.ts'
import type { MailKind } from '../outbox/delivery.ts'

export interface Message {
  /** Message-ID without angle brackets; the same at every attempt. */
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly from: MailSender
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: { readonly confirm?: string; readonly unsubscribe?: string }
  readonly headers: Readonly<Record<string, string>>
}

/** The result of an attempt. `reply`: the reply of the server, or the system's error where it was not reached. */
export type SendResult =
  /** `isKept`: stored in the mailbox, not sent. */
  | { kind: 'accepted'; reply: string; isKept?: true }
  /** The address takes no mail. `isGone`: it does not exist. */
  | { kind: 'bad-address'; reply: string; isGone?: boolean }
  /** The server refuses this recipient, for a reason that is not its address. The same answer to several recipients is about us. */
  | { kind: 'recipient-refused'; reply: string }
  /**
   * To be sent later. `isConnection`: the server was unreachable for any mail. `waitMs`: as in `Retry-After`. `isClosed`: the
   * transport was replaced, and the server not asked.
   */
  | { kind: 'retry'; reply: string; isConnection: boolean; waitMs?: number; isClosed?: true }
  /** The server refuses every mail. `mayBeMessage`: its reply does not tell whether it is only this one. */
  | { kind: 'transport-fault'; reply: string; mayBeMessage: boolean }
  /** The attempt ended after the hand-over without an answer: it may have arrived. `isConnection`: counts as a connection failure. */
  | { kind: 'uncertain'; reply: string; isConnection?: boolean }

/** Sends mails over one protocol. `CONTRIBUTING.md`, *Add a mail transport*, lists the places that a new one needs. */
export interface Transport extends AsyncDisposable {
  readonly name: TransportName
  /**
   * @param onHandOver called when the server waits for the message. No byte of it is sent before this is fulfilled, and none
   * if it is rejected (the result is `retry`)
   */
  send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendResult>
  /** Prepares for the next mail, such as by opening a connection; false when that fails. Absent where nothing can be prepared. */
  warmUp?(): Promise<boolean>
  /** True where a successful {@link check} does not prove that mails are accepted, so that a pause ends with a mail only. */
  readonly isProvenByMail?: true
  check(): Promise<CheckResult>
}
