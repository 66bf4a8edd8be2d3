import {
  mailFor,
  maskedAddress,
  type SubscriptionMail,
  type SubscriptionSource,
  subscriberEmail,
  subscriberKey,
} from '#domain/subscriber.ts'
import type { CaptchaGate, CaptchaProblem } from '../captcha/captcha.ts'
import type { Log } from '../log.ts'
import type { Connection } from '../storage/database.ts'
import { type ConfirmationLink, type SubscriberRecord, SubscriberRepository } from '../storage/subscriber-repository.ts'
import { takeSubscriberTurn } from '../storage/subscriber-turn.ts'
import { SubscriptionCountRepository } from '../storage/subscription-count-repository.ts'
import { LikeWait } from './like-wait.ts'
import type { MailOutcome, Outbox, Readiness } from './mail-queue.ts'
import type { SubscriptionLimits } from './subscription-limits.ts'
import type { SubscriptionLinks } from './subscription-links.ts'

export interface SubscriptionParts {
  readonly database: Connection
  /** The one that the operator chose. */
  readonly captcha: CaptchaGate
  /** For forms that no script runs in. */
  readonly question: CaptchaGate
  readonly outbox: Outbox
  readonly links: SubscriptionLinks
  readonly limits: SubscriptionLimits
  readonly log: Log
}

export interface SubscribeRequest {
  /** As it was typed. */
  readonly email: string
  readonly captchaToken: string
  readonly source: SubscriptionSource
  /** By a question, where no script could run. */
  readonly isByQuestion?: boolean
}

export interface SubscribeClient {
  /** Derived by us from the connection and `TRUST_PROXY`. */
  readonly address: string
}

export type SubscribeResult =
  | { readonly ok: true; readonly said: 'accepted' | 'queued' }
  | { readonly ok: false; readonly problem: 'captcha' | 'email' | 'transport' }

/** Whose link it is, as far as the page may say, and how they stand now. */
export interface LinkState {
  readonly maskedAddress: string
  /** Already confirmed, or already gone. */
  readonly isDone: boolean
  readonly mayUndo: boolean
}

export type LinkResult =
  | ({ readonly ok: true } & LinkState)
  | { readonly ok: false; readonly problem: 'no-such-link' | 'too-late' }

/** What was decided about a request: the mail's id, or why there is none. */
type Decision = { readonly mailId: string } | 'captcha-used' | 'too-many' | 'no-mail'

const CONFIRM_MS = 7 * 24 * 60 * 60_000
const UNDO_MS = 10 * 60_000
const WORD_MS = 3_000
/** Which words stand beside the form; raised when they change. */
const FORM_VERSION = '1'
const NO_LINK = { ok: false, problem: 'no-such-link' } as const

/** Who gets mail, by their own decision: asked for in a form, confirmed and ended by links in mails. */
export class Subscriptions {
  readonly #parts: SubscriptionParts
  readonly #likeWait = new LikeWait()

  constructor(parts: SubscriptionParts) {
    this.#parts = parts
  }

  /**
   * Takes a request to subscribe. The answer is the same, and takes as long, whoever the address belongs to and however they
   * stand; only its owner learns more, by mail.
   */
  async subscribe(request: SubscribeRequest, client: SubscribeClient): Promise<SubscribeResult> {
    const { captcha, question, outbox, log } = this.#parts
    const gate = request.isByQuestion ? question : captcha
    const checked = await gate.check(request.captchaToken, client.address)
    if (!checked.ok) {
      log.debug({ reason: checked.reason }, 'a captcha was refused')
      return { ok: false, problem: isOurs(checked.reason) ? 'transport' : 'captcha' }
    }
    const email = subscriberEmail(request.email)
    if (!email) return { ok: false, problem: 'email' }

    let began = performance.now()
    const decision = await this.#decide(email, request, client, checked.use)
    switch (decision) {
      case 'captcha-used':
        return { ok: false, problem: 'captcha' }
      case 'too-many':
        // Not a secret: it depends on nobody's address.
        log.info('too many subscriptions from one network; behind a proxy TRUST_PROXY has to name it')
        return { ok: false, problem: 'transport' }
    }
    // For everybody alike: a server that has to be reached first takes now no time, now a second.
    const asked = performance.now()
    const readiness = await outbox.ready(WORD_MS)
    const readyMs = performance.now() - asked
    began += readyMs
    if (decision === 'no-mail') {
      const word = await this.#wordFor(readiness)
      await this.#likeWait.since(readiness, began)
      return answerFor(word)
    }
    outbox.wake()
    const word = await outbox.outcomeOf(decision.mailId, Math.max(0, WORD_MS - readyMs))
    this.#likeWait.note(readiness, performance.now() - began)
    return answerFor(word)
  }

  /** What the page of a link to confirm shows. Changes nothing, since programs follow links in mails before people do. */
  async confirmation(token: string): Promise<LinkState | null> {
    const { database, links } = this.#parts
    const subscriber = await new SubscriberRepository(database).findByConfirmHash(links.hashOf(token))
    return subscriber && this.#mayConfirm(subscriber) ? this.#stateOf(subscriber, subscriber.status === 'active') : null
  }

  /** Makes them a subscriber; a second time is fine. */
  async confirm(token: string, client: SubscribeClient): Promise<LinkResult> {
    const { database, links, limits } = this.#parts
    const clientHash = await limits.clientHash(client.address)
    return database.transaction(async (trx) => {
      await takeSubscriberTurn(trx)
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findByConfirmHash(links.hashOf(token))
      if (!subscriber || !this.#mayConfirm(subscriber)) return NO_LINK
      if (subscriber.status !== 'active') {
        await subscribers.confirm(subscriber.id)
        await subscribers.note(subscriber.id, { event: 'confirmed', clientHash })
      }
      return { ok: true, ...this.#stateOf(subscriber, true) }
    })
  }

  /** What the page of a link to unsubscribe shows. */
  async leaving(token: string): Promise<LinkState | null> {
    const subscriber = await this.#leaverOf(token)
    return subscriber && this.#stateOf(subscriber, hasLeft(subscriber))
  }

  /** Ends the mails; a second time is fine. Whoever has the link may: it came in a mail to them. */
  unsubscribe(token: string, client: SubscribeClient): Promise<LinkResult> {
    return this.#byLeaver(token, client, async (subscriber, subscribers, clientHash) => {
      if (hasLeft(subscriber)) return { ok: true, ...this.#stateOf(subscriber, true) }
      await subscribers.setStatus(subscriber.id, 'unsubscribed')
      await subscribers.note(subscriber.id, { event: 'unsubscribed', clientHash })
      return { ok: true, ...this.#stateOf((await subscribers.findById(subscriber.id))!, true) }
    })
  }

  /** Takes an unsubscribing back, for ten minutes: a mail that was passed on lets others use its link. */
  undo(token: string, client: SubscribeClient): Promise<LinkResult> {
    return this.#byLeaver(token, client, async (subscriber, subscribers, clientHash) => {
      if (subscriber.status === 'active') return { ok: true, ...this.#stateOf(subscriber, false) }
      if (!this.#mayUndo(subscriber)) return { ok: false, problem: 'too-late' }
      await subscribers.setStatus(subscriber.id, 'active')
      await subscribers.note(subscriber.id, { event: 'returned', clientHash })
      return { ok: true, maskedAddress: maskedAddress(subscriber.email), isDone: false, mayUndo: false }
    })
  }

  /** One transaction: what was used up, who asked, and their mail. */
  async #decide(
    email: string,
    { source, isByQuestion = false }: SubscribeRequest,
    client: SubscribeClient,
    useCaptcha: (trx: Connection) => Promise<boolean>,
  ): Promise<Decision> {
    const { database, outbox, links, limits } = this.#parts
    // All that has to be waited for comes before.
    const key = subscriberKey(email)
    const ofClient = await limits.ofClient(client.address, isByQuestion)
    const ofMailbox = await limits.ofMailbox(email)
    const clientHash = await limits.clientHash(client.address)
    const unsubscribeUrl = await links.unsubscribing()

    return database.transaction(async (trx) => {
      await takeSubscriberTurn(trx)
      if (!(await useCaptcha(trx))) return 'captcha-used'
      const counts = new SubscriptionCountRepository(trx)
      if (!(await counts.take(ofClient))) return 'too-many'

      const subscribers = new SubscriberRepository(trx)
      const known = await subscribers.findByKey(key)
      const kind: SubscriptionMail | null = mailFor(known?.status ?? 'pending')
      if (!kind || !(await counts.take(ofMailbox))) return 'no-mail'

      const link = links.confirmation()
      const ends: ConfirmationLink = { hash: link.hash, expiresAt: new Date(trx.now().getTime() + CONFIRM_MS) }
      const subscriber = known ?? (await subscribers.insertPending({ email, key, source }, ends))
      if (known && kind === 'confirmation') await subscribers.renewLink(known.id, ends)
      await subscribers.note(subscriber.id, { event: 'requested', clientHash, formVersion: FORM_VERSION })
      const mailId = await outbox.enqueue(trx, {
        kind,
        to: subscriber.email,
        subscriberId: subscriber.id,
        campaignId: null,
        data: {
          ...(kind === 'confirmation' && { confirmUrl: link.url }),
          unsubscribeUrl: unsubscribeUrl(subscriber),
        },
      })
      return { mailId }
    })
  }

  /** The transport's word on a mail that there is none of. */
  async #wordFor(readiness: Readiness): Promise<MailOutcome> {
    switch (readiness) {
      case 'ready':
      case 'as-ever':
        return this.#parts.outbox.lastWord()
      case 'none':
        return 'none'
      default:
        return 'refused'
    }
  }

  async #byLeaver(
    token: string,
    client: SubscribeClient,
    work: (subscriber: SubscriberRecord, subscribers: SubscriberRepository, clientHash: string) => Promise<LinkResult>,
  ): Promise<LinkResult> {
    const { database, limits } = this.#parts
    const leaver = await this.#leaverOf(token)
    if (!leaver) return NO_LINK
    const clientHash = await limits.clientHash(client.address)
    return database.transaction(async (trx) => {
      await takeSubscriberTurn(trx)
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findById(leaver.id)
      return subscriber ? work(subscriber, subscribers, clientHash) : NO_LINK
    })
  }

  async #leaverOf(token: string): Promise<SubscriberRecord | null> {
    const { database, links } = this.#parts
    const id = links.leaverId(token)
    const subscriber = id && (await new SubscriberRepository(database).findById(id))
    return subscriber && (await links.isOf(token, subscriber)) ? subscriber : null
  }

  /** Also once more by whoever did; not by those who are not to be written to. */
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

/**
 * Nobody can solve a captcha whose service does not answer us, or that we do not ask about: who tries should not be told to
 * try again, but to whom to write.
 */
function isOurs(reason: CaptchaProblem): boolean {
  return reason === 'unavailable' || reason === 'misconfigured' || reason === 'too-many'
}

/** No word in time counts as queued: the mail is stored, and will be sent. */
function answerFor(word: 'accepted' | 'refused' | 'none'): SubscribeResult {
  if (word === 'refused') return { ok: false, problem: 'transport' }
  return { ok: true, said: word === 'accepted' ? 'accepted' : 'queued' }
}

function hasLeft({ status }: SubscriberRecord): boolean {
  return status === 'unsubscribed' || status === 'suppressed'
}
