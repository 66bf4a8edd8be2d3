import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import {
  mailFor,
  maskedAddress,
  type SubscriberStatus,
  type SubscriptionMail,
  type SubscriptionSource,
  subscriberEmail,
  subscriberKey,
} from '#domain/subscribers/subscriber.ts'
import type { CaptchaProblem, CaptchaVerifier } from '../../captcha/captcha.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import type { Log } from '../../log/log.ts'
import type { OutboxClient } from '../../mail/outbox/outbox.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import type { Client } from '../../network/network.ts'
import { tokenHash } from '../../tokens.ts'
import { ErasedSubscribers } from './erased-subscribers.ts'
import { ResponseTimeMask } from './response-time-mask.ts'
import { type ConfirmationLink, type SubscriberRecord, SubscriberRepository } from './subscriber-repository.ts'
import { takeCounts } from './subscription-counts.ts'
import type { SubscriptionLinks } from './subscription-links.ts'
import type { SubscriptionRateLimits } from './subscription-rate-limits.ts'

interface SubscriptionParts {
  readonly database: Connection
  /** For forms that scripts send: the provider that the operator configured. */
  readonly captcha: CaptchaVerifier
  /** For forms that are sent without a script. */
  readonly question: CaptchaVerifier
  readonly outbox: OutboxClient
  readonly links: SubscriptionLinks
  readonly limits: SubscriptionRateLimits
  /** Whether a mail welcomes subscribers after they confirmed. */
  readonly welcomes: () => Promise<boolean>
  /** The longest time that a response waits for the mail server, in milliseconds. */
  readonly mailLimitMs?: number | undefined
  readonly log: Log
}

export interface SubscribeRequest {
  readonly email: string
  readonly captchaToken: string
  readonly source: SubscriptionSource
  /** Sent by the form with a question, for browsers without scripts. */
  readonly isByQuestion?: boolean
}

type SubscribeResult =
  | { readonly ok: true; readonly status: 'accepted' | 'queued' }
  | { readonly ok: false; readonly problem: 'captcha' | 'email' | 'transport' }

export type AdditionProblem = 'email' | 'too-many' | 'erased' | Exclude<SubscriberStatus, 'pending'>

type AdditionResult = { readonly ok: true } | { readonly ok: false; readonly problem: AdditionProblem }

/** The subscription that a link belongs to, as far as its page may show it. */
export interface LinkState {
  readonly maskedAddress: string
  /** Already confirmed, or already ended. */
  readonly isDone: boolean
  readonly mayUndo: boolean
}

export type LinkResult =
  | ({ readonly ok: true } & LinkState)
  | { readonly ok: false; readonly problem: 'no-such-link' | 'too-late' }

/** The decision about a request: refused, or accepted with a mail or (`null`) without. */
type Decision = 'captcha-used' | 'too-many' | { readonly mailId: string | null }

const CONFIRMATION_TTL_MS = 7 * DAY_MS
const UNDO_MS = 10 * MINUTE_MS
/** The version of the text beside the form; raised when the text changes. */
const FORM_VERSION = '1'
const NO_LINK = { ok: false, problem: 'no-such-link' } as const

export class Subscriptions {
  readonly #parts: SubscriptionParts
  readonly #mask: ResponseTimeMask

  constructor(parts: SubscriptionParts) {
    this.#parts = parts
    this.#mask = new ResponseTimeMask(parts.outbox, parts.mailLimitMs)
  }

  /** Neither the answer nor its time depends on the address or its subscription. Only the owner learns more, by mail. */
  async subscribe(request: SubscribeRequest, client: Client): Promise<SubscribeResult> {
    const { captcha, question, log } = this.#parts
    const verifier = request.isByQuestion ? question : captcha
    const checked = await verifier.check(request.captchaToken, client.address)
    if (!checked.ok) {
      log.debug({ reason: checked.reason }, 'a captcha was refused')
      return { ok: false, problem: isBeyondReader(checked.reason) ? 'transport' : 'captcha' }
    }
    const email = subscriberEmail(request.email)
    if (!email) return { ok: false, problem: 'email' }

    const began = performance.now()
    const decision = await this.#decide(email, request, client, checked.consume)
    switch (decision) {
      case 'captcha-used':
        return { ok: false, problem: 'captcha' }
      case 'too-many':
        // The entry reveals nothing, since the limits by network do not depend on the address.
        log.info('too many subscriptions from one network; behind a proxy TRUST_PROXY has to name it')
        return { ok: false, problem: 'transport' }
    }
    const outcome = await this.#mask.outcomeOf(decision.mailId, performance.now() - began)
    // A mail that is still queued will be sent.
    return outcome === 'refused' ? { ok: false, problem: 'transport' } : { ok: true, status: outcome }
  }

  /**
   * Adds a pending subscriber, who gets the mail with the confirmation link. Addresses that have another status, or were erased, are
   * refused.
   * @param by e-mail address of the administrator
   */
  async add(text: string, by: string): Promise<AdditionResult> {
    const { database, outbox, limits } = this.#parts
    const email = subscriberEmail(text)
    if (!email) return { ok: false, problem: 'email' }
    const ofMailbox = await limits.ofMailbox(email)
    const enqueue = await this.#mailing()
    const result = await lockedTransaction(database, 'subscribers', async (trx): Promise<AdditionResult> => {
      const subscribers = new SubscriberRepository(trx)
      if (await new ErasedSubscribers(trx).has(email)) return { ok: false, problem: 'erased' }
      const known = await subscribers.findBy('email_key', subscriberKey(email))
      if (known && known.status !== 'pending') return { ok: false, problem: known.status }
      if (!(await takeCounts(trx, ofMailbox))) return { ok: false, problem: 'too-many' }
      await enqueue(trx, known, { email, source: 'api', kind: 'confirmation' }, { statement: `Added by ${by}` })
      return { ok: true }
    })
    if (result.ok) outbox.wake()
    return result
  }

  /** The state that the page of a confirmation link shows. Changes nothing, since mail scanners follow links. */
  async confirmation(token: string): Promise<LinkState | null> {
    const subscriber = await new SubscriberRepository(this.#parts.database).findBy('confirm_hash', tokenHash(token))
    return subscriber && this.#mayConfirm(subscriber) ? this.#stateOf(subscriber, subscriber.status === 'active') : null
  }

  /** Activates the subscription, and queues the welcome with it; idempotent. */
  async confirm(token: string, client: Client): Promise<LinkResult> {
    const { database, limits, welcomes, outbox } = this.#parts
    const clientHash = await limits.clientHash(client.address)
    const isWelcomed = await welcomes()
    const result = await lockedTransaction(database, 'subscribers', async (trx): Promise<LinkResult> => {
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findBy('confirm_hash', tokenHash(token))
      if (!subscriber || !this.#mayConfirm(subscriber)) return NO_LINK
      if (subscriber.status !== 'active') {
        await subscribers.confirm(subscriber.id)
        await subscribers.recordConsent(subscriber.id, { event: 'confirmed', clientHash })
        const { id: subscriberId, email: to } = subscriber
        if (isWelcomed) await new OutboxRepository(trx).enqueue({ kind: 'welcome', to, subscriberId, data: {} })
      }
      return { ok: true, ...this.#stateOf(subscriber, true) }
    })
    if (isWelcomed && result.ok) outbox.wake()
    return result
  }

  async leaving(token: string): Promise<LinkState | null> {
    const subscriber = await this.#subscriberOf(token)
    return subscriber && this.#stateOf(subscriber, hasLeft(subscriber))
  }

  /** Ends the subscription; idempotent. The link authorizes it: it is only in mails to that address. */
  unsubscribe(token: string, client: Client): Promise<LinkResult> {
    return this.#bySubscriber(token, client, async (subscriber, subscribers, clientHash) => {
      if (hasLeft(subscriber)) return { ok: true, ...this.#stateOf(subscriber, true) }
      await subscribers.setStatus(subscriber.id, 'unsubscribed')
      await subscribers.recordConsent(subscriber.id, { event: 'unsubscribed', clientHash })
      return { ok: true, ...this.#stateOf((await subscribers.findBy('id', subscriber.id))!, true) }
    })
  }

  /** Takes an unsubscription back within ten minutes; no longer, since a forwarded mail holds the link as well. */
  undo(token: string, client: Client): Promise<LinkResult> {
    return this.#bySubscriber(token, client, async (subscriber, subscribers, clientHash) => {
      if (subscriber.status === 'active') return { ok: true, ...this.#stateOf(subscriber, false) }
      if (!this.#mayUndo(subscriber)) return { ok: false, problem: 'too-late' }
      await subscribers.setStatus(subscriber.id, 'active')
      await subscribers.recordConsent(subscriber.id, { event: 'returned', clientHash })
      return { ok: true, maskedAddress: maskedAddress(subscriber.email), isDone: false, mayUndo: false }
    })
  }

  /** Uses up captcha and limits, and stores subscriber and mail, in one transaction. */
  async #decide(
    email: string,
    { source, isByQuestion = false }: SubscribeRequest,
    client: Client,
    consumeCaptcha: (trx: Connection) => Promise<boolean>,
  ): Promise<Decision> {
    const { database, limits } = this.#parts
    // Computed before the transaction, in which only the database may be awaited.
    const ofClient = await limits.ofClient(client.address, isByQuestion)
    const ofMailbox = await limits.ofMailbox(email)
    const clientHash = await limits.clientHash(client.address)
    const enqueue = await this.#mailing()

    return lockedTransaction(database, 'subscribers', async (trx) => {
      if (!(await consumeCaptcha(trx))) return 'captcha-used'
      if (!(await takeCounts(trx, ofClient))) return 'too-many'

      const known = await new SubscriberRepository(trx).findBy('email_key', subscriberKey(email))
      const kind: SubscriptionMail | null = mailFor(known?.status ?? 'pending')
      const isErased = await new ErasedSubscribers(trx).has(email)
      if (!kind || isErased || !(await takeCounts(trx, ofMailbox))) return { mailId: null }
      return {
        mailId: await enqueue(trx, known, { email, source, kind }, { clientHash, formVersion: FORM_VERSION }),
      }
    })
  }

  /** @returns a function that stores a request with its mail, and gives the id of the mail */
  async #mailing() {
    const { links } = this.#parts
    const unsubscribeUrl = await links.unsubscribing()
    return async (
      trx: Connection,
      known: SubscriberRecord | undefined,
      { email, source, kind }: { email: string; source: SubscriptionSource; kind: SubscriptionMail },
      consent: { clientHash?: string; formVersion?: string; statement?: string },
    ): Promise<string> => {
      const subscribers = new SubscriberRepository(trx)
      const { hash, url } = links.confirmation()
      const link: ConfirmationLink = { hash, expiresAt: new Date(trx.now().getTime() + CONFIRMATION_TTL_MS) }
      const subscriber = known ?? (await subscribers.insertPending({ email, key: subscriberKey(email), source }, link))
      if (known && kind === 'confirmation') await subscribers.renewLink(known.id, link)
      await subscribers.recordConsent(subscriber.id, { event: 'requested', ...consent })
      return new OutboxRepository(trx).enqueue({
        kind,
        to: subscriber.email,
        subscriberId: subscriber.id,
        data: {
          ...(kind === 'confirmation' && { confirmUrl: url }),
          unsubscribeUrl: unsubscribeUrl(subscriber.id),
        },
      })
    }
  }

  async #bySubscriber(
    token: string,
    client: Client,
    work: (subscriber: SubscriberRecord, subscribers: SubscriberRepository, clientHash: string) => Promise<LinkResult>,
  ): Promise<LinkResult> {
    const { database, limits } = this.#parts
    const leaver = await this.#subscriberOf(token)
    if (!leaver) return NO_LINK
    const clientHash = await limits.clientHash(client.address)
    return lockedTransaction(database, 'subscribers', async (trx) => {
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findBy('id', leaver.id)
      return subscriber ? work(subscriber, subscribers, clientHash) : NO_LINK
    })
  }

  async #subscriberOf(token: string): Promise<SubscriberRecord | null> {
    const { database, links } = this.#parts
    const id = links.subscriberId(token)
    const subscriber = id && (await new SubscriberRepository(database).findBy('id', id))
    return subscriber && (await links.isOf(token, subscriber.id)) ? subscriber : null
  }

  /** An active subscription may be confirmed again, a suppressed one may not. */
  #mayConfirm({ status, confirmExpires }: SubscriberRecord): boolean {
    if (status === 'active') return true
    return mailFor(status) === 'confirmation' && (confirmExpires ?? '') > this.#parts.database.now().toISOString()
  }

  #mayUndo({ status, changedAt, confirmedAt }: SubscriberRecord): boolean {
    const since = this.#parts.database.now().getTime() - Date.parse(changedAt)
    return status === 'unsubscribed' && confirmedAt !== null && since <= UNDO_MS
  }

  #stateOf(subscriber: SubscriberRecord, isDone: boolean): LinkState {
    return { maskedAddress: maskedAddress(subscriber.email), isDone, mayUndo: this.#mayUndo(subscriber) }
  }
}

/** Whether another attempt of the reader would not help. The response then names the contact address. */
function isBeyondReader(reason: CaptchaProblem): boolean {
  return reason === 'unavailable' || reason === 'misconfigured' || reason === 'too-many'
}

function hasLeft({ status }: SubscriberRecord): boolean {
  return status === 'unsubscribed' || status === 'suppressed'
}
