import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Delivery } from '../storage/delivery.ts'
import type { MailTransportRepository } from '../storage/mail-transport-repository.ts'
import { isResent, type OutboxRepository } from '../storage/outbox-repository.ts'
import type { Verdict } from '../storage/verdict.ts'
import type { Circuit } from './circuit.ts'
import type { Mailer, Message, SendOutcome } from './mailer.ts'
import { waitBeforeRetry } from './retry-schedule.ts'

interface Parts {
  readonly outbox: OutboxRepository
  readonly transport: MailTransportRepository
  readonly mailer: Mailer
  readonly write: (delivery: Delivery) => Promise<Message>
  readonly log: Log
  readonly circuit: Circuit
  /** The process is about to end. */
  readonly closing: AbortSignal
}

/** Of a lease; the rest is for writing down the answer. */
const SENDING_SHARE = 0.75
const RESEND_MS = 60_000
const NOTE_TRIES = 5
const NOTE_WAIT_MS = 100

/**
 * Sends one claimed mail and writes down what became of it. Never fails: what cannot be written down, the lease's end decides.
 * @returns what the server said; null when it was not asked
 */
export async function deliver(delivery: Delivery, parts: Parts): Promise<SendOutcome | null> {
  const { outbox, log } = parts
  try {
    const message = await written(delivery, parts)
    if (message === null) return null
    const deadline = new Deadline(outbox.leaseMs * SENDING_SHARE)
    let mayLeave = true
    let isHanded = false
    const onHandOver = async () => {
      mayLeave = await outbox.hand(delivery)
      if (!mayLeave) throw new Error('not to be sent')
      isHanded = true
      deadline.extend()
    }
    const signal = AbortSignal.any([deadline.signal, parts.closing])
    const outcome = await parts.mailer.send(message, onHandOver, signal).catch((error): SendOutcome => {
      log.error({ err: error, mail: delivery.id }, 'a mail could not be sent')
      const reply = String(error)
      return isHanded ? { kind: 'uncertain', reply } : { kind: 'retry', reply, isConnection: false }
    })
    deadline.clear()
    // The next claim finds out whether nobody wants it, or gives it to whoever has it now.
    if (!mayLeave) {
      await note(delivery, { state: 'given-back' }, parts)
      return null
    }
    await conclude(delivery, outcome, deadline.signal.aborted, parts)
    return outcome
  } catch (error) {
    log.error({ err: error, mail: delivery.id }, 'what became of a mail could not be written down')
    return null
  }
}

async function written(delivery: Delivery, parts: Parts): Promise<Message | null> {
  try {
    return await parts.write(delivery)
  } catch (error) {
    parts.log.error({ err: error, mail: delivery.id, kind: delivery.kind }, 'a mail could not be written')
    await note(delivery, retryOf(delivery, `could not be written: ${error}`), parts)
    return null
  }
}

async function conclude(delivery: Delivery, outcome: SendOutcome, isLate: boolean, parts: Parts): Promise<void> {
  const { circuit, outbox, transport, log, closing } = parts
  const isAway = (outcome.kind === 'retry' || outcome.kind === 'uncertain') && outcome.isConnection
  if (isAway || (outcome.kind === 'retry' && isLate)) circuit.failed(outcome.reply)
  else if (outcome.kind !== 'uncertain' && !closing.aborted) circuit.worked()

  if (outcome.kind === 'transport-fault') {
    const verdict = await persistently(() => outbox.fault(delivery, outcome.reply, outcome.mayBeMessage))
    if (verdict === 'stopped')
      log.warn({ reply: outcome.reply }, 'the mail server refuses: sending is paused until it answers a probe')
    else log.warn({ mail: delivery.id, reply: outcome.reply }, 'a mail was refused')
    return
  }
  await note(delivery, verdictOn(delivery, outcome, closing.aborted), parts)
  if (outcome.kind === 'accepted') await transport.worked()
}

function verdictOn(delivery: Delivery, outcome: Exclude<SendOutcome, { kind: 'transport-fault' }>, isClosing: boolean) {
  const { reply } = outcome
  switch (outcome.kind) {
    case 'accepted':
      return { state: outcome.isKept ? 'kept' : 'sent', reply } as const
    case 'bad-address':
      return { state: 'failed', reply, isGone: outcome.isGone } as const
    case 'retry':
      return isClosing ? ({ state: 'given-back' } as const) : retryOf(delivery, reply, outcome.waitMs)
    case 'uncertain':
      return isResent(delivery.kind) && !delivery.isResent
        ? ({ state: 'resend', reply, waitMs: RESEND_MS } as const)
        : ({ state: 'uncertain', reply } as const)
  }
}

function retryOf({ tries }: Delivery, reply: string, askedForMs?: number): Verdict {
  return { state: 'retry', reply, waitMs: waitBeforeRetry(tries, askedForMs) }
}

async function note(delivery: Delivery, verdict: Verdict, { outbox, log }: Parts): Promise<void> {
  await persistently(() => outbox.finish(delivery, verdict))
  if (verdict.state === 'failed' || verdict.state === 'uncertain')
    log.warn({ mail: delivery.id, state: verdict.state, reply: verdict.reply }, 'a mail did not get through')
}

/** What the server said shall not be lost because the database was away for a moment. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === NOTE_TRIES) throw error
    }
    await pause(NOTE_WAIT_MS * 2 ** tries)
  }
}

/** Ends an attempt before its lease ends, after which somebody else might begin it once more. */
class Deadline {
  readonly #milliseconds: number
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
    this.#timer = this.#set()
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** The lease was renewed. */
  extend(): void {
    this.clear()
    this.#timer = this.#set()
  }

  clear(): void {
    clearTimeout(this.#timer)
  }

  #set(): NodeJS.Timeout {
    return setTimeout(() => this.#abort.abort(new Error('it took too long')), this.#milliseconds).unref()
  }
}
