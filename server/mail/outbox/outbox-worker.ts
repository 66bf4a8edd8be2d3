import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import type { CheckResult } from '../../network/check-result.ts'
import type { MailCaps } from '../mail-caps.ts'
import type { MailStream } from '../mail-streams.ts'
import type { Newsletter } from '../newsletter.ts'
import type { CircuitBreaker } from '../transports/circuit-breaker.ts'
import type { Message, SendResult, Transport } from '../transports/transport.ts'
import { deliver } from './deliver.ts'
import type { Delivery } from './delivery.ts'
import type { OutboxRepository } from './outbox-repository.ts'

export interface SendingContext {
  readonly transport: Transport
  readonly stream: MailStream
  readonly caps: MailCaps
  writer(): Promise<MailWriting>
}

type MailWriting = (delivery: Delivery) => Promise<Message>

interface Parts {
  readonly outbox: OutboxRepository
  readonly newsletter: Pick<Newsletter, 'queueNext' | 'markBounced'>
  readonly breaker: CircuitBreaker
  /** Called at every poll, so that changed settings count at once. Null while the transport sends nothing. */
  readonly context: () => Promise<SendingContext | null>
  readonly onSettled?: () => void
  readonly log: Log
  readonly schedule?: Partial<typeof SCHEDULE>
}

const SCHEDULE = {
  /** Before the first poll, so that the start of the server is not slowed down. */
  firstMs: 500,
  /** How often the outbox is polled for mails of other processes; those of this process wake the worker. */
  pollMs: 5_000,
  drainTimeoutMs: 4_000,
}
/** Mails that are sent at the same time, and how many of those are no announcements: these wait for no slow answer to announcements. */
const MAX_CONCURRENT = 5
const RESERVED = 1
const CAPPED_POLL_MS = 200
/** Time for storing the results of mails that were aborted at shutdown. */
const GRACE_MS = 500

export class OutboxWorker {
  readonly #parts: Parts
  readonly #owner = randomUUID()
  readonly #schedule: typeof SCHEDULE
  readonly #inFlight = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined
  #isStopping = false
  #isWoken = false
  #wakeUp: (() => void) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#schedule = { ...SCHEDULE, ...parts.schedule }
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Tells the worker that a mail was queued; call it after the commit. */
  wake(): void {
    this.#isWoken = true
    this.#wakeUp?.()
  }

  /** Claims nothing from now on. Mails that are being sent may end; those not handed over in time are given back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    const { drainTimeoutMs } = this.#schedule
    const allDone = Promise.all([this.#running]).then(() => Promise.all(this.#inFlight))
    if (await isDoneWithin(allDone, drainTimeoutMs)) return
    this.#closing.abort()
    await isDoneWithin(allDone, GRACE_MS)
  }

  async #run(): Promise<void> {
    await this.#sleep(this.#schedule.firstMs)
    let isFirst = true
    while (!this.#isStopping) {
      // A restart may have brought another key or password.
      if (isFirst) await this.#parts.breaker.repository.probeNow().catch(() => {})
      isFirst = false
      const waitMs = await this.#poll().catch((error) => {
        this.#parts.log.warn({ err: error }, 'polling the outbox failed')
        return this.#schedule.pollMs
      })
      // Mailbox and SQLite never wait for I/O: without this turn, requests and signals would have to wait.
      await setImmediate()
      // Spreads the queries of instances that were started together.
      if (waitMs > 0) await this.#sleep(waitMs * (0.8 + 0.4 * Math.random()))
    }
  }

  /** Claims and starts as many mails as the limits allow. @returns milliseconds until the next poll */
  async #poll(): Promise<number> {
    const { outbox, newsletter } = this.#parts
    const { pollMs } = this.#schedule
    const context = await this.#parts.context()
    if (context === null) return pollMs
    // A large announcement is queued in batches while its first mails go out.
    const isQueueing = context.stream !== 'others' && (await newsletter.queueNext())
    const isMore = (context.stream !== 'others' && (await outbox.boundFutureInstants())) || isQueueing
    const waitMs = this.#isStopping ? pollMs : await this.#send(context.stream)
    return isMore ? 0 : waitMs
  }

  async #send(stream: MailStream): Promise<number> {
    const { outbox, breaker } = this.#parts
    const { pollMs } = this.#schedule
    // The worker is woken when a mail ends.
    const due = this.#freeSlots(stream)
    if (due.slots <= 0) return pollMs
    if (await breaker.repository.currentPause()) return (await this.#probe()) ? 0 : pollMs
    if (!(await outbox.isAnythingDue(due.stream))) return pollMs
    // Read after a mail was found, so that settings saved before it was queued apply to it.
    const context = await this.#parts.context()
    if (context === null) return pollMs
    const { caps } = context
    const quota = await outbox.quota(caps)
    if (quota.mails <= 0) return quota.cap === 'perSecond' ? CAPPED_POLL_MS : pollMs
    const write = await context.writer()
    // The slots are counted again, since the breaker may have opened meanwhile.
    const free = this.#freeSlots(stream)
    const wanted = Math.min(free.slots, quota.mails)
    if (wanted <= 0 || this.#isStopping) return pollMs
    const { deliveries, cancelled } = await outbox.claim(this.#owner, wanted, caps, free.stream)
    for (const delivery of deliveries) this.#startDelivery(delivery, context.transport, write)
    return deliveries.length + cancelled > 0 ? 0 : pollMs
  }

  #freeSlots(stream: MailStream): { slots: number; stream: MailStream } {
    const allowed = Math.min(MAX_CONCURRENT, this.#parts.breaker.allowance())
    const slots = allowed - this.#inFlight.size
    if (stream !== 'all' || allowed < MAX_CONCURRENT) return { slots, stream }
    return slots > RESERVED ? { slots: slots - RESERVED, stream } : { slots, stream: 'others' }
  }

  #startDelivery(delivery: Delivery, transport: Transport, write: MailWriting): void {
    const work = this.#deliver(delivery, transport, write).then(() => {
      this.#inFlight.delete(work)
      this.wake()
    })
    this.#inFlight.add(work)
  }

  async #deliver(delivery: Delivery, transport: Transport, write: MailWriting): Promise<SendResult | null> {
    const result = await deliver(delivery, { ...this.#parts, transport, write, closing: this.#closing.signal })
    this.#parts.onSettled?.()
    return result
  }

  /** Probes a transport that is paused. @returns whether sending was resumed */
  async #probe(): Promise<boolean> {
    const { breaker, log } = this.#parts
    const context = await this.#parts.context()
    if (context === null) return false
    const result = context.transport.isProvenByMail
      ? await this.#probeByMail(context)
      : await this.#probeByCheck(context)
    if (result === null) return false
    if (!result.ok) {
      await breaker.repository.recordReply(result.reply)
      return false
    }
    await breaker.resume()
    log.info('sending mail resumed')
    return true
  }

  async #probeByCheck({ transport }: SendingContext): Promise<CheckResult | null> {
    if (!(await this.#parts.breaker.repository.takeProbe())) return null
    const result = await transport.check()
    return this.#isStopping ? null : result
  }

  async #probeByMail({ transport, caps, stream, writer }: SendingContext): Promise<CheckResult | null> {
    const { outbox, breaker } = this.#parts
    if (this.#isStopping || !(await outbox.isAnythingDue(stream)) || (await outbox.quota(caps)).mails <= 0) return null
    if (!(await breaker.repository.takeProbe())) return null
    const { deliveries } = await outbox.claim(this.#owner, 1, caps, stream, true)
    const result = deliveries[0] ? await this.#deliver(deliveries[0], transport, await writer()) : null
    // An error of this process tells nothing about the server.
    if (result === null || (result.kind === 'retry' && !result.isConnection)) return null
    return { ok: result.kind === 'accepted', reply: result.reply }
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
