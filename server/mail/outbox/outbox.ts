import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../../db/database.ts'
import { isInStream } from '../mail-streams.ts'
import type { ActiveTransport } from '../transports/transport-selector.ts'
import { OutboxRepository, type StoredMail } from './outbox-repository.ts'

/** `refused`: the last attempt failed, the circuit breaker is open, or the mail is cancelled, uncertain or no longer stored. */
export type MailOutcome = 'accepted' | 'queued' | 'refused'

/** `stateless`: each mail opens its own connection. `paused`: by the circuit breaker. `timeout`: no answer in time. */
export type Readiness = 'ready' | 'stateless' | 'paused' | 'unreachable' | 'timeout'

/** The part that features which queue mails need; tests replace it. */
export type OutboxClient = Pick<Outbox, 'wake' | 'warmUp' | 'outcomeOf' | 'lastOutcome'>

/** A mail that answers a reader's request. All of them are sent by the transport that sends confirmations. */
const CONFIRMATION = { kind: 'confirmation', way: null }
const OUTCOMES: Readonly<Partial<Record<StoredMail['state'], MailOutcome>>> = {
  sent: 'accepted',
  kept: 'accepted',
  retry: 'refused',
  failed: 'refused',
  uncertain: 'refused',
  cancelled: 'refused',
}
const MISSING: StoredMail = { ...CONFIRMATION, state: 'cancelled', reply: null, faulted_at: null }

/** Wakes the workers, and reports the outcome of mails. Mails are stored by `OutboxRepository.enqueue`. */
export class Outbox {
  /** Tells the workers that a mail was queued; call it after the commit. */
  readonly wake: () => void
  readonly #database: Connection
  readonly #pollMs: number
  readonly #transports: () => Promise<readonly ActiveTransport[]>
  /** The mail that was last answered with `refused`; null when a later one was not. Undefined before the first one. */
  #lastRefused: string | null | undefined
  #settled = Promise.withResolvers<void>()

  /** @param pollMs how often the database is asked about a mail that another process may be sending */
  constructor(
    database: Connection,
    transports: () => Promise<readonly ActiveTransport[]>,
    wake: () => void,
    pollMs = 500,
  ) {
    this.#database = database
    this.#pollMs = pollMs
    this.#transports = transports
    this.wake = wake
  }

  deliverySettled(): void {
    this.#settled.resolve()
    this.#settled = Promise.withResolvers()
  }

  /** Waits for the outcome of a mail, up to a limit in milliseconds. */
  async resultOf(mailId: string, milliseconds: number): Promise<StoredMail & { readonly outcome: MailOutcome }> {
    for (const end = performance.now() + milliseconds; ; ) {
      // Taken before the database is asked, so that nothing in between is missed.
      const settled = this.#settled.promise
      const mail = (await new OutboxRepository(this.#database).find(mailId)) ?? MISSING
      // A claim that was given back without an attempt leaves no reply.
      const isUntried = mail.state === 'retry' && mail.reply === null
      const outcome =
        (isUntried ? undefined : OUTCOMES[mail.state]) ?? ((await this.#isOpenFor(mail)) ? 'refused' : 'queued')
      const leftMs = end - performance.now()
      if (outcome !== 'queued' || leftMs <= 0) return { ...mail, outcome }
      await Promise.race([settled, pause(Math.min(leftMs, this.#pollMs), undefined, { ref: false })])
    }
  }

  /** As {@link resultOf}, of a mail that answers a reader. */
  async outcomeOf(mailId: string, milliseconds: number): Promise<MailOutcome> {
    const mail = await this.resultOf(mailId, milliseconds)
    if (mail.outcome !== 'refused') this.#lastRefused = null
    // A refusal of one address tells nothing about others, and must not show in the responses to them.
    else if (await this.#isOfTransport(mail)) this.#lastRefused = mailId
    return mail.outcome
  }

  /** Makes the transport ready for a mail that answers a reader, and waits for it up to a limit in milliseconds. */
  async warmUp(milliseconds: number): Promise<Readiness> {
    const active = await this.#transportFor(CONFIRMATION)
    if (await active?.breaker.isOpen()) return 'paused'
    if (!active?.transport.warmUp) return 'stateless'
    const timeout = pause(milliseconds, 'timeout' as const, { ref: false })
    return Promise.race([active.transport.warmUp().then((isReady) => (isReady ? 'ready' : 'unreachable')), timeout])
  }

  /** The outcome that a mail to the next reader would most likely have: that of the last one, unless one was sent since. */
  async lastOutcome(): Promise<MailOutcome> {
    const active = await this.#transportFor(CONFIRMATION)
    if (!active) return 'accepted'
    if (await active.breaker.isOpen()) return 'refused'
    const { repository } = active.breaker
    if (this.#lastRefused === undefined) this.#lastRefused = await repository.lastRefused()
    if (this.#lastRefused === null) return 'accepted'
    return (await repository.hasSentSince(this.#lastRefused)) ? 'accepted' : 'refused'
  }

  async #isOfTransport(mail: StoredMail): Promise<boolean> {
    if (mail.state !== 'retry') return OUTCOMES[mail.state] === undefined
    if (mail.faulted_at === null) return true
    return (await (await this.#transportFor(mail))?.breaker.repository.hasPausedSinceSuccess()) === true
  }

  async #transportFor(mail: Pick<StoredMail, 'kind' | 'way'>): Promise<ActiveTransport | undefined> {
    return (await this.#transports()).find(({ stream }) => isInStream(mail, stream))
  }

  async #isOpenFor(mail: StoredMail): Promise<boolean> {
    return (await (await this.#transportFor(mail))?.breaker.isOpen()) === true
  }
}
