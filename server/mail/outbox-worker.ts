import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Delivery } from '../storage/delivery.ts'
import type { MailCaps } from '../storage/mail-caps.ts'
import type { MailShare } from '../storage/mail-share.ts'
import type { MailTransportRepository } from '../storage/mail-transport-repository.ts'
import type { OutboxRepository } from '../storage/outbox-repository.ts'
import { Circuit } from './circuit.ts'
import { deliver } from './deliver.ts'
import type { Mailer, MailerWord, Message, SendOutcome } from './mailer.ts'

/** How mails go out just now. */
export interface MailRound {
  readonly mailer: Mailer
  readonly caps: MailCaps
  write(delivery: Delivery): Promise<Message>
}

interface Parts {
  readonly outbox: OutboxRepository
  readonly transport: MailTransportRepository
  /** Which mails go this way just now; null while none does. All of them where this is left out. */
  readonly share?: () => Promise<MailShare | null>
  /** Asked whenever there is something to send, so that changed settings count at once. Null as `share`. */
  readonly round: () => Promise<MailRound | null>
  readonly log: Log
  readonly circuit?: Circuit
  readonly schedule?: Partial<typeof SCHEDULE>
}

const SCHEDULE = {
  /** The first look, when the server has settled. */
  firstMs: 500,
  /** How often it looks for what others put in; what this process puts in wakes it. */
  pollMs: 5_000,
  /** How long `stop` waits for what is under way. */
  patienceMs: 4_000,
}
const AT_ONCE = 5
/** How long a single mail stays known after it is done with, and how often that is looked at. */
const KEPT_MS = 30 * 24 * 3_600_000
const PURGE_EVERY_MS = 3_600_000
/** While a cap of mails per second is used up. */
const CAPPED_MS = 200
/** For an answer that has just been cut off. */
const GRACE_MS = 500

/** Sends what is in the outbox by one way, a few mails at a time. Requests never wait for it. */
export class OutboxWorker {
  readonly #parts: Parts
  readonly #owner = randomUUID()
  readonly #circuit: Circuit
  readonly #schedule: typeof SCHEDULE
  readonly #underWay = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined
  #isStopping = false
  #isWoken = false
  #wakeUp: (() => void) | undefined
  #purgedAt = performance.now()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#circuit = parts.circuit ?? new Circuit()
    this.#schedule = { ...SCHEDULE, ...parts.schedule }
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** There is something new to send; call it after the commit. */
  wake(): void {
    this.#isWoken = true
    this.#wakeUp?.()
  }

  /** Claims nothing from this moment on. What is under way may end; what has not left by then is given back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    const { patienceMs } = this.#schedule
    const allDone = Promise.all([this.#running]).then(() => Promise.all(this.#underWay))
    if (await isDoneWithin(allDone, patienceMs)) return
    this.#closing.abort()
    await isDoneWithin(allDone, GRACE_MS)
  }

  /** Milliseconds for which nothing is tried, because the server could not be reached so often. */
  get breakMs(): number {
    return this.#circuit.waitMs
  }

  /** Why, in the words of whoever said so. */
  get breakReply(): string {
    return this.#circuit.words
  }

  /** The server was found to answer, or somebody wants it to be tried: nothing is held back any more. */
  endBreak(): void {
    this.#circuit.worked()
    this.wake()
  }

  async #run(): Promise<void> {
    await this.#sleep(this.#schedule.firstMs)
    let isFirst = true
    while (!this.#isStopping) {
      // Whoever starts may have been given another key.
      if (isFirst) await this.#parts.transport.probeNow().catch(() => {})
      isFirst = false
      const waitMs = await this.#look().catch((error) => {
        this.#parts.log.warn({ err: error }, 'the outbox could not be looked at')
        return this.#schedule.pollMs
      })
      // The mailbox and SQLite answer without ever waiting for the system: requests and signals have their turn here.
      await setImmediate()
      // Instances that were started together shall not ask together.
      if (waitMs > 0) await this.#sleep(waitMs * (0.8 + 0.4 * Math.random()))
    }
  }

  /** Claims and starts what it can; gives the milliseconds until the next look. */
  async #look(): Promise<number> {
    const { outbox } = this.#parts
    const { pollMs } = this.#schedule
    const share = this.#parts.share ? await this.#parts.share() : 'all'
    if (share === null) return pollMs
    // Announcements of thousands are queued bit by bit, while the first of them go out.
    const isMore = share !== 'others' && (await outbox.prepare())
    const waitMs = this.#isStopping ? pollMs : await this.#send(share)
    return isMore ? 0 : waitMs
  }

  async #send(share: MailShare): Promise<number> {
    const { outbox, transport, round } = this.#parts
    const { pollMs } = this.#schedule
    // Whichever is done first wakes it.
    if (this.#free() <= 0) return pollMs
    if (await transport.pause()) return (await this.#probe(share)) ? 0 : pollMs
    if (!(await outbox.isAnythingDue(share))) {
      await this.#purge()
      return pollMs
    }
    const sending = await round()
    if (sending === null) return pollMs
    const { mailer, caps, write } = sending
    const room = await outbox.room(caps)
    if (room.mails <= 0) return room.isBySecond ? CAPPED_MS : pollMs
    // Counted anew: what was under way may have found out meanwhile that the server is away.
    const wanted = Math.min(this.#free(), room.mails)
    if (wanted <= 0 || this.#isStopping) return pollMs
    const { deliveries, cancelled } = await outbox.claim(this.#owner, wanted, caps, share)
    for (const delivery of deliveries) this.#begin(delivery, mailer, write)
    return deliveries.length + cancelled > 0 ? 0 : pollMs
  }

  #free(): number {
    return Math.min(AT_ONCE, this.#circuit.allowance()) - this.#underWay.size
  }

  #begin(delivery: Delivery, mailer: Mailer, write: MailRound['write']): void {
    const work = this.#deliver(delivery, mailer, write).then(() => {
      this.#underWay.delete(work)
      this.wake()
    })
    this.#underWay.add(work)
  }

  #deliver(delivery: Delivery, mailer: Mailer, write: MailRound['write']): Promise<SendOutcome | null> {
    const { outbox, transport, log } = this.#parts
    const parts = { outbox, transport, mailer, write, log, circuit: this.#circuit, closing: this.#closing.signal }
    return deliver(delivery, parts)
  }

  /** Asks a server that refused us whether it still does; true when it does not. */
  async #probe(share: MailShare): Promise<boolean> {
    const { transport, round, log } = this.#parts
    const sending = await round()
    if (sending === null) return false
    const word = sending.mailer.isProvenByMail ? await this.#tryOne(sending, share) : await this.#ask(sending)
    if (word === null) return false
    if (!word.ok) {
      await transport.note(word.reply)
      return false
    }
    await transport.resume()
    this.#circuit.worked()
    log.info('mail is sent again')
    return true
  }

  async #ask({ mailer }: MailRound): Promise<MailerWord | null> {
    if (!(await this.#parts.transport.takeProbe())) return null
    const word = await mailer.check()
    return this.#isStopping ? null : word
  }

  /** Sends one mail past the pause, which only ends when that is taken. */
  async #tryOne({ mailer, caps, write }: MailRound, share: MailShare): Promise<MailerWord | null> {
    const { outbox, transport } = this.#parts
    // The probe is kept for when there is something to try it with.
    if (this.#isStopping || !(await outbox.isAnythingDue(share)) || (await outbox.room(caps)).mails <= 0) return null
    if (!(await transport.takeProbe())) return null
    const { deliveries } = await outbox.claim(this.#owner, 1, caps, share, true)
    const outcome = deliveries[0] ? await this.#deliver(deliveries[0], mailer, write) : null
    // What went wrong on our side says nothing of theirs.
    if (outcome === null || (outcome.kind === 'retry' && !outcome.isConnection)) return null
    return { ok: outcome.kind === 'accepted', reply: outcome.reply }
  }

  async #purge(): Promise<void> {
    if (performance.now() - this.#purgedAt < PURGE_EVERY_MS) return
    this.#purgedAt = performance.now()
    await this.#parts.outbox.purge(KEPT_MS)
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (!this.#isWoken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref()
        this.#wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#wakeUp = undefined
    this.#isWoken = false
  }
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, milliseconds, false)
  const isDone = await Promise.race([work.then(() => true), promise])
  clearTimeout(timer)
  return isDone
}
