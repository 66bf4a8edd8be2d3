import { pino } from 'pino'
import type { SubscriberStatus } from '#domain/subscribers/subscriber.ts'
import type { CaptchaCheck, CaptchaVerifier } from '#server/captcha/captcha.ts'
import { consumeCaptcha } from '#server/captcha/captcha-repository.ts'
import type { Connection } from '#server/db/database.ts'
import { SecretRepository } from '#server/db/secret-repository.ts'
import { SigningKeys } from '#server/identity/sessions/signing-keys.ts'
import type { MailOutcome, OutboxClient, Readiness } from '#server/mail/outbox/outbox.ts'
import { SubscriptionLinks } from '#server/newsletter/subscribers/subscription-links.ts'
import { SubscriptionRateLimits } from '#server/newsletter/subscribers/subscription-rate-limits.ts'
import { type SubscribeRequest, Subscriptions } from '#server/newsletter/subscribers/subscriptions.ts'
import type { OpenOptions, OpenTestDatabase } from '../database/databases.ts'
import { subscriberRow } from './mail.ts'

/** Subscriptions over a new database, with an outbox whose outcome a test sets, and a captcha that accepts every word. */
export async function openTestSubscriptions(open: OpenTestDatabase, options?: OpenOptions) {
  const database = await open(options)
  const keys = new SigningKeys([], new SecretRepository(database))
  const outbox = new TestOutbox()
  const captcha = new EveryWord()
  const log: Record<string, unknown>[] = []
  const settings = { welcomeMail: false }
  const subscriptions = new Subscriptions({
    database,
    captcha,
    question: captcha,
    outbox,
    links: new SubscriptionLinks('https://den.example', async () => 'kept for ever'),
    limits: new SubscriptionRateLimits(keys),
    welcomes: async () => settings.welcomeMail,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  })
  let asked = 0
  /** Subscribes with a new captcha, from a separate network unless `address` is given. */
  const subscribe = (email: string, { address, ...more }: Partial<SubscribeRequest> & { address?: string } = {}) => {
    asked++
    return subscriptions.subscribe(
      { email, captchaToken: `word-${asked}`, source: 'footer', ...more },
      { address: address ?? `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` },
    )
  }
  return {
    database,
    subscriptions,
    subscribe,
    outbox,
    captcha,
    log,
    settings,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

/** The row of one subscriber, as it is stored. */
export async function rowOf(database: Connection, email: string) {
  return database.read.selectFrom('subscribers').selectAll().where('email_key', '=', email).executeTakeFirst()
}

/** The events in the log of consent, oldest first. */
export async function eventsOf(database: Connection) {
  const rows = await database.read.selectFrom('consent_log').selectAll().orderBy('at').execute()
  return rows.map(({ event }) => event)
}

/** Stores a subscriber with that status. */
export async function putSubscriber(database: Connection, status: SubscriberStatus, email: string) {
  const row = subscriberRow(`s_${status}`, email, status)
  await database.write.insertInto('subscribers').values(row).execute()
}

/** An outbox that reports the outcome that a test sets. */
export class TestOutbox implements OutboxClient {
  outcome: MailOutcome = 'accepted'
  outcomeMs = 0
  readiness: Readiness = 'ready'
  readyMs = 0
  wakes = 0
  #lastOutcome: MailOutcome = 'accepted'

  readonly wake = () => {
    this.wakes++
  }

  async outcomeOf(_mailId: string, milliseconds: number): Promise<MailOutcome> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(this.outcomeMs, milliseconds)))
    if (this.outcome !== 'queued') this.#lastOutcome = this.outcome
    return this.outcome
  }

  async warmUp(milliseconds: number): Promise<Readiness> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(this.readyMs, milliseconds)))
    return this.readyMs > milliseconds ? 'timeout' : this.readiness
  }

  async lastOutcome(): Promise<MailOutcome> {
    return this.#lastOutcome
  }
}

/** Accepts every word but `wrong`, each once. */
class EveryWord implements CaptchaVerifier {
  async check(token: string): Promise<CaptchaCheck> {
    if (!token) return { ok: false, reason: 'missing' }
    if (token === 'wrong') return { ok: false, reason: 'invalid' }
    return { ok: true, consume: (trx) => consumeCaptcha(trx, token, new Date(Date.now() + 60_000)) }
  }
}
