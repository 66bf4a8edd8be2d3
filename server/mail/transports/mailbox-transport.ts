import type { CheckResult } from '../../network/check-result.ts'
import type { MailboxRepository } from '../outbox/mailbox-repository.ts'
import type { Message, SendResult, Transport } from './transport.ts'

export class MailboxTransport implements Transport {
  readonly name = 'mailbox'
  readonly #mailbox: MailboxRepository

  constructor(mailbox: MailboxRepository) {
    this.#mailbox = mailbox
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendResult> {
    if (signal.aborted) return { kind: 'retry', reply: 'interrupted', isConnection: false }
    try {
      await onHandOver()
    } catch (error) {
      return { kind: 'retry', reply: String(error), isConnection: false }
    }
    const { id, kind, to, from, replyTo, subject, text, html, headers } = message
    const sender = from.name ? `${from.name} <${from.address}>` : from.address
    try {
      await this.#mailbox.add({
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

  async warmUp(): Promise<boolean> {
    return true
  }

  async check(): Promise<CheckResult> {
    return { ok: true, reply: 'Mails are kept in the mailbox, under Mail.' }
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
