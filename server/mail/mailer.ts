import type { MailSender } from '#domain/mail-sender.ts'
import type { MailKind } from '../storage/delivery.ts'

/** A mail, written and addressed. */
export interface Message {
  /** Its Message-ID, without the angle brackets. The same mail has the same one however often it is sent. */
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly from: MailSender
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Those of its words that lead somewhere, for whoever writes the words anew. */
  readonly links: { readonly confirm?: string; readonly unsubscribe?: string }
  readonly headers: Readonly<Record<string, string>>
}

/** What a server said to a message. `reply` are its own words, or those of the system that did not reach it. */
export type SendOutcome =
  /** `isKept`: it was put into the mailbox, and went nowhere. */
  | { kind: 'accepted'; reply: string; isKept?: true }
  /** This recipient is done: the address takes nothing. `isGone`: nobody has it, so it never will. */
  | { kind: 'bad-address'; reply: string; isGone?: boolean }
  /**
   * Later. `isConnection`: the server itself was out of reach, whoever the mail is for. `waitMs`: it asked to be left alone
   * for so long.
   */
  | { kind: 'retry'; reply: string; isConnection: boolean; waitMs?: number }
  /** The server will not serve us. `mayBeMessage`: or it dislikes this one mail, which its words do not tell. */
  | { kind: 'transport-fault'; reply: string; mayBeMessage: boolean }
  /** Broken after the message was handed over: it may have arrived. `isConnection`: the next one may well end so, too. */
  | { kind: 'uncertain'; reply: string; isConnection?: boolean }

/** A way out for mail. */
export interface Mailer extends AsyncDisposable {
  readonly name: 'smtp' | 'emailjs' | 'mailbox'
  /**
   * @param onHandOver called when the server waits for the message; not a byte of it leaves before this is fulfilled, and
   * none at all when it is rejected (the outcome is `retry`)
   * @param signal ends the attempt. What had been handed over by then is `uncertain`
   */
  send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendOutcome>
  /**
   * Gets ready what the next mail needs, and sends none; false when that fails. Absent where every mail begins anew, so that
   * none finds anything ready.
   */
  warmUp?(): Promise<boolean>
  /** True where {@link check} cannot tell what a mail would meet, so that only a mail shows whether a fault is mended. */
  readonly isProvenByMail?: true
  /** Whether the server would serve us, in its own words. */
  check(): Promise<MailerWord>
}

export interface MailerWord {
  readonly ok: boolean
  readonly reply: string
  /** False where the server is reached, and would perhaps not send all the same. */
  readonly isProven?: false
}
