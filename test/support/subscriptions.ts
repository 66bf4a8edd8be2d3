import { pino } from 'pino'
import type { SubscriberStatus } from '#domain/subscriber.ts'
import type { MailOutcome, NewMail, Outbox, Readiness } from '#server/blog/mail-queue.ts'
import { SubscriptionLimits } from '#server/blog/subscription-limits.ts'
import { SubscriptionLinks } from '#server/blog/subscription-links.ts'
import { type SubscribeRequest, Subscriptions } from '#server/blog/subscriptions.ts'
import type { CaptchaCheck, CaptchaGate } from '#server/captcha/captcha.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { CaptchaRepository } from '#server/storage/captcha-repository.ts'
import type { Connection } from '#server/storage/database.ts'
import { SecretRepository } from '#server/storage/secret-repository.ts'

/** Subscribing over a database, with a transport that says what a test wants, and a captcha of which every word is a solution. */
export function openTestSubscriptions(database: Connection) {
  const keys = new SigningKeys([], new SecretRepository(database))
  const outbox = new TestOutbox()
  const captcha = new EveryWord()
  const log: Record<string, unknown>[] = []
  const subscriptions = new Subscriptions({
    database,
    captcha,
    question: captcha,
    outbox,
    links: new SubscriptionLinks('https://den.example', async () => 'kept for ever'),
    limits: new SubscriptionLimits(keys),
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  })
  let asked = 0
  /** Subscribes with a fresh captcha, from a network of its own unless one is named. */
  const subscribe = (email: string, { address, ...more }: Partial<SubscribeRequest> & { address?: string } = {}) => {
    asked++
    return subscriptions.subscribe(
      { email, captchaToken: `word-${asked}`, source: 'footer', ...more },
      { address: address ?? `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` },
    )
  }
  return { subscriptions, subscribe, outbox, captcha, log }
}

/** The row of one subscriber, as it is stored. */
export async function rowOf(database: Connection, email: string) {
  return database.read.selectFrom('subscribers').selectAll().where('email_key', '=', email).executeTakeFirst()
}

/** What was noted about consent, the oldest first. */
export async function eventsOf(database: Connection) {
  const rows = await database.read.selectFrom('consent_log').selectAll().orderBy('at').execute()
  return rows.map(({ event }) => event)
}

/** Puts somebody there who stands so. */
export async function putSubscriber(database: Connection, status: SubscriberStatus, email: string) {
  const now = new Date().toISOString()
  const row = {
    id: `s_${status}`,
    email,
    email_key: email.toLowerCase(),
    status,
    source: 'footer' as const,
    unsubscribe_version: 1,
    confirm_hash: null,
    confirm_expires: null,
    created_at: now,
    confirmed_at: status === 'pending' ? null : now,
    changed_at: now,
  }
  await database.write.insertInto('subscribers').values(row).execute()
}

/** Keeps the mails that were handed to it, and says of each what `word` says after `wordMs`. */
export class TestOutbox implements Outbox {
  readonly mails: NewMail[] = []
  word: MailOutcome = 'accepted'
  wordMs = 0
  wakes = 0
  /** What is not stored yet is not sent. */
  readonly #stored = new Map<string, NewMail>()
  #lastWord: 'accepted' | 'refused' = 'accepted'
  /** How long it takes to get ready, and how it is then. */
  readyMs = 0
  readiness: Readiness = 'ready'

  async enqueue(_trx: Connection, mail: NewMail): Promise<string> {
    const id = `mail-${this.#stored.size + 1}`
    this.#stored.set(id, mail)
    this.mails.push(mail)
    return id
  }

  wake(): void {
    this.wakes++
  }

  async outcomeOf(mailId: string, milliseconds: number): Promise<MailOutcome> {
    if (!this.#stored.has(mailId)) throw new Error(`no such mail: ${mailId}`)
    await new Promise((resolve) => setTimeout(resolve, Math.min(this.wordMs, milliseconds)))
    if (this.word !== 'none') this.#lastWord = this.word
    return this.word
  }

  async ready(milliseconds: number): Promise<Readiness> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(this.readyMs, milliseconds)))
    return this.readyMs > milliseconds ? 'none' : this.readiness
  }

  async lastWord(): Promise<'accepted' | 'refused'> {
    return this.#lastWord
  }

  /** The token of a link in the newest mail. */
  token(name: 'confirmUrl' | 'unsubscribeUrl'): string {
    return new URL(this.mails.at(-1)?.data[name] ?? '').searchParams.get('token') ?? ''
  }
}

/** Takes every word but `wrong`, each once. */
class EveryWord implements CaptchaGate {
  async check(token: string): Promise<CaptchaCheck> {
    if (!token) return { ok: false, reason: 'missing' }
    if (token === 'wrong') return { ok: false, reason: 'invalid' }
    return { ok: true, use: (trx) => new CaptchaRepository(trx).use(token, new Date(Date.now() + 60_000)) }
  }
}
