import type { MailboxRepository } from '../storage/mailbox-repository.ts'
import type { Mailer, Message, SendOutcome } from './mailer.ts'

/** Keeps mails in the database, for an administrator to read, while there is no way to send them. */
export class MailboxMailer implements Mailer {
  readonly name = 'mailbox'
  readonly #mailbox: MailboxRepository

  constructor(mailbox: MailboxRepository) {
    this.#mailbox = mailbox
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendOutcome> {
    if (signal.aborted) return { kind: 'retry', reply: 'interrupted', isConnection: false }
    try {
      await onHandOver()
    } catch (error) {
      return { kind: 'retry', reply: String(error), isConnection: false }
    }
    const { id, kind, to, from, replyTo, subject, text, html, headers } = message
    const sender = from.name ? `${from.name} <${from.address}>` : from.address
    try {
      await this.#mailbox.keep({
        id,
        kind,
        to,
        from: sender,
        subject,
        text,
        html,
        headers: replyTo ? { 'Reply-To': replyTo, ...headers } : headers,
      })
      return { kind: 'accepted', reply: 'kept in the mailbox', isKept: true }
    } catch (error) {
      return { kind: 'uncertain', reply: String(error) }
    }
  }

  /** It always is. */
  async warmUp(): Promise<boolean> {
    return true
  }

  async check(): Promise<{ ok: boolean; reply: string }> {
    return { ok: true, reply: 'Mails are kept in the mailbox, under Mail.' }
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
