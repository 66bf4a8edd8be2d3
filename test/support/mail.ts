import { EmailJsMailer, type EmailJsOptions } from '#server/mail/emailjs-mailer.ts'
import type { Message } from '#server/mail/mailer.ts'
import { SmtpMailer, type SmtpOptions } from '#server/mail/smtp-mailer.ts'
import type { Connection } from '#server/storage/database.ts'
import type { NewMail } from '#server/storage/delivery.ts'
import type { SubscriberTable } from '#server/storage/tables.ts'
import { EMAILJS_KEYS } from './emailjs.ts'

let count = 0

/** A message that may be sent as it is. */
export function message(changes: Partial<Message> = {}): Message {
  return {
    id: `d-${++count}.1@den.example`,
    kind: 'test',
    to: 'reader@mail.example',
    from: { name: 'The Midnight Den', address: 'keeper@den.example' },
    subject: 'Something new',
    text: 'Something new lurks in the den.\n',
    html: '<p>Something new lurks in the den.</p>\n',
    links: {},
    headers: {},
    ...changes,
  }
}

/** A mailer with little patience. */
export function smtpMailer(port: number, options: Partial<SmtpOptions> = {}): SmtpMailer {
  return new SmtpMailer({
    server: { host: '127.0.0.1', port, secure: false, requireTLS: false },
    hostName: 'den.example',
    timeouts: { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400, dnsTimeout: 400 },
    ...options,
  })
}

/** A mailer with little patience, for an account that takes any number of calls. */
export function emailJsMailer(origin: string, options: Partial<EmailJsOptions> = {}): EmailJsMailer {
  const takeCall = async () => true
  return new EmailJsMailer({ ...EMAILJS_KEYS, privateKey: undefined, origin, takeCall, timeoutMs: 400, ...options })
}

/** A mail to nobody in particular. */
export function newMail(changes: Partial<NewMail> = {}): NewMail {
  return { kind: 'test', to: 'keeper@den.example', subscriberId: null, campaignId: null, data: {}, ...changes }
}

/** So many subscribers, `s_1` and so on. */
export async function addSubscribers(
  { write }: Connection,
  number: number,
  status: SubscriberTable['status'] = 'active',
  prefix = 's',
): Promise<void> {
  const now = new Date().toISOString()
  const rows = Array.from({ length: number }, (_, index) => {
    const email = `${prefix}${index + 1}@mail.example`
    return {
      id: `${prefix}_${index + 1}`,
      email,
      email_key: email,
      status,
      source: 'footer' as const,
      unsubscribe_version: 1,
      confirm_hash: null,
      confirm_expires: null,
      created_at: now,
      confirmed_at: now,
      changed_at: now,
    }
  })
  for (let start = 0; start < rows.length; start += 500)
    await write
      .insertInto('subscribers')
      .values(rows.slice(start, start + 500))
      .execute()
}

/**
 * Lets time pass for everything in the outbox, on the database's clock: all its instants move into the past. What somebody
 * is just sending can be left out of it.
 */
export async function pass(
  { write, read }: Connection,
  milliseconds: number,
  which: 'all' | 'waiting' = 'all',
): Promise<void> {
  const earlier = (instant: string | null) => instant && new Date(Date.parse(instant) - milliseconds).toISOString()
  for (const row of await read.selectFrom('deliveries').selectAll().execute()) {
    const update = write
      .updateTable('deliveries')
      .set({
        due_at: earlier(row.due_at)!,
        first_tried_at: earlier(row.first_tried_at),
        claimed_at: earlier(row.claimed_at),
        lease_until: earlier(row.lease_until),
        handed_at: earlier(row.handed_at),
        sent_at: earlier(row.sent_at),
        faulted_at: earlier(row.faulted_at),
      })
      .where('id', '=', row.id)
    await (which === 'all' ? update : update.where('state', 'not in', ['leased', 'handed'])).execute()
  }
  for (const row of await read.selectFrom('mail_transport').selectAll().execute())
    await write
      .updateTable('mail_transport')
      .set({ paused_at: earlier(row.paused_at), probe_at: earlier(row.probe_at), called_at: earlier(row.called_at) })
      .where('name', '=', row.name)
      .execute()
}
