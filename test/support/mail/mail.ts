import { sql } from 'kysely'
import { ENGLISH } from '#domain/locales/english.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { Connection } from '#server/db/database.ts'
import { MailWriter } from '#server/mail/messages/mail-writer.ts'
import type { Newsletter } from '#server/mail/newsletter.ts'
import { type Delivery, type NewMail, toDelivery } from '#server/mail/outbox/delivery.ts'
import { type MailboxMessage, MailboxRepository } from '#server/mail/outbox/mailbox-repository.ts'
import { type EmailJsOptions, EmailJsTransport } from '#server/mail/transports/emailjs-transport.ts'
import { type SmtpOptions, SmtpTransport } from '#server/mail/transports/smtp-transport.ts'
import type { Message } from '#server/mail/transports/transport.ts'
import { CampaignRepository } from '#server/newsletter/campaigns/campaign-repository.ts'
import { newsletterOf } from '#server/newsletter/newsletter.ts'
import type { SubscriberTable } from '#server/newsletter/subscribers/subscriber-tables.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { postInput } from '../posts.ts'
import { EMAILJS_KEYS } from './emailjs.ts'

export const SITE_URL = 'https://den.example'
export const SITE = async () => ({
  blogName: 'The Midnight Den',
  contact: 'letters@den.example',
  palette: null,
  type: 'den' as const,
  corners: 'plain' as const,
  logo: null,
  locale: ENGLISH,
})
const LINKS: Pick<Newsletter, 'unsubscribing'> = {
  unsubscribing: async () => (id) => `${SITE_URL}/unsubscribe?token=${id}`,
}

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

/** The milliseconds that each step of a conversation may take. */
export function timeoutsOf(milliseconds: number): NonNullable<SmtpOptions['timeouts']> {
  return {
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
  }
}

/** @param options.timeouts by default long enough for a busy machine */
export function smtpTransport(port: number, options: Partial<SmtpOptions> = {}): SmtpTransport {
  return new SmtpTransport({
    server: { host: '127.0.0.1', port, secure: false, requireTLS: false },
    hostName: 'den.example',
    timeouts: timeoutsOf(30_000),
    ...options,
  })
}

/** A transport of an account without a limit of calls. */
export function emailJsTransport(origin: string, options: Partial<EmailJsOptions> = {}): EmailJsTransport {
  const takeCall = async () => true
  return new EmailJsTransport({
    ...EMAILJS_KEYS,
    privateKey: undefined,
    origin,
    takeCall,
    timeoutMs: 30_000,
    ...options,
  })
}

/** A mail to be stored. */
export function newMail(changes: Partial<NewMail> = {}): NewMail {
  return { kind: 'test', to: 'keeper@den.example', data: {}, ...changes }
}

/** A newsletter whose unsubscribe links contain id and version of the subscriber. */
export function testNewsletter(database: Connection): Newsletter {
  return newsletterOf(database, LINKS)
}

export function testMailWriter(database: Connection): MailWriter {
  return new MailWriter({ database, siteUrl: SITE_URL, newsletter: testNewsletter(database), site: SITE })
}

/** Stores a post and announces it to so many new subscribers and all there are, in one transaction. */
export async function announcePost(database: Connection, subscribers = 0, draft: Partial<PostInput> = {}) {
  await addSubscribers(database, subscribers)
  return database.transaction(async (trx) => {
    const result = succeeded(await new PostRepository(trx).insert(postInput(draft)))
    return { post: result.post, campaign: await new CampaignRepository(trx).announce(result.post) }
  })
}

/** So many subscribers, `s_1` and so on. */
export async function addSubscribers(
  { write }: Connection,
  number: number,
  status: SubscriberTable['status'] = 'active',
  prefix = 's',
): Promise<void> {
  const rows = Array.from({ length: number }, (_, index) =>
    subscriberRow(`${prefix}_${index + 1}`, `${prefix}${index + 1}@mail.example`, status),
  )
  for (let start = 0; start < rows.length; start += 500)
    await write
      .insertInto('subscribers')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** A row of `subscribers`. */
export function subscriberRow(id: string, email: string, status: SubscriberTable['status']) {
  const now = new Date().toISOString()
  return {
    id,
    email,
    email_key: email.toLowerCase(),
    status,
    source: 'footer' as const,
    confirm_hash: null,
    confirm_expires: null,
    created_at: now,
    confirmed_at: status === 'pending' ? null : now,
    changed_at: now,
  }
}

/** The stored mails in the order in which they were enqueued. */
export async function mailsIn({ read, engine }: Connection): Promise<Delivery[]> {
  const insertion = sql.ref(engine.dialect === 'postgres' ? 'ctid' : 'rowid')
  return (await read.selectFrom('deliveries').selectAll().orderBy(insertion).execute()).map(toDelivery)
}

/** The token of a link in the newest mail. */
export async function tokenIn(database: Connection, name: 'confirmUrl' | 'unsubscribeUrl'): Promise<string> {
  return new URL((await mailsIn(database)).at(-1)?.data[name] ?? '').searchParams.get('token') ?? ''
}

/** Lets time pass for the outbox on the database's clock: moves all its instants into the past, or only those of waiting mails. */
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

/** Mails that were kept for lack of a server, the newest first. */
export function mailboxOf(database: Connection): Promise<MailboxMessage[]> {
  return new MailboxRepository(database).list()
}
