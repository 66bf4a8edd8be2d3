import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import type { Newsletter } from '../newsletter.ts'
import type { CircuitBreaker } from '../transports/circuit-breaker.ts'
import type { Message, SendResult, Transport } from '../transports/transport.ts'
import type { Delivery } from './delivery.ts'
import type { DeliveryResult } from './delivery-result.ts'
import { mayBeResent } from './expired-leases.ts'
import type { OutboxRepository } from './outbox-repository.ts'
import { waitBeforeRetry } from './retry-schedule.ts'

interface Parts {
  readonly outbox: OutboxRepository
  readonly newsletter: Pick<Newsletter, 'markBounced'>
  readonly breaker: CircuitBreaker
  readonly transport: Transport
  readonly write: (delivery: Delivery) => Promise<Message>
  readonly log: Log
  readonly closing: AbortSignal
}

type Refusal = Extract<SendResult, { kind: 'transport-fault' | 'recipient-refused' }>

/** Share of a lease within which a mail is sent; the rest is for storing the result. */
const SENDING_SHARE = 0.75
const RESEND_WAIT_MS = 60_000
const STORE_ATTEMPTS = 5
/** Milliseconds before the second attempt to store a result; doubled for each later one. */
const STORE_WAIT_MS = 200

/** Never throws: if the result cannot be stored, the lease expires and the next claim takes the mail back. */
export async function deliver(delivery: Delivery, parts: Parts): Promise<SendResult | null> {
  const { outbox, log } = parts
  try {
    const message = await composed(delivery, parts)
    if (message === null) return null
    // Ends the attempt before its lease ends, after which another process may claim the mail.
    const deadline = new AbortController()
    const timer = setTimeout(
      () => deadline.abort(new Error('it took too long')),
      outbox.leaseMs * SENDING_SHARE,
    ).unref()
    let mayBeSent = true
    let isHandedOver = false
    const onHandOver = async () => {
      mayBeSent = await outbox.markHandedOver(delivery)
      if (!mayBeSent) throw new Error('not to be sent')
      isHandedOver = true
      timer.refresh()
    }
    const signal = AbortSignal.any([deadline.signal, parts.closing])
    const result = await parts.transport.send(message, onHandOver, signal).catch((error): SendResult => {
      log.error({ err: error, mail: delivery.id }, 'a mail could not be sent')
      const reply = String(error)
      return isHandedOver ? { kind: 'uncertain', reply } : { kind: 'retry', reply, isConnection: false }
    })
    clearTimeout(timer)
    // The mail is no longer wanted, or the lease is lost. This write changes nothing once another claim has taken the mail.
    if (!mayBeSent) {
      await store(delivery, { state: 'given-back' }, parts)
      return null
    }
    await conclude(delivery, result, deadline.signal.aborted, parts)
    return result
  } catch (error) {
    log.error({ err: error, mail: delivery.id }, 'the result of a mail could not be stored')
    return null
  }
}

async function composed(delivery: Delivery, parts: Parts): Promise<Message | null> {
  try {
    return await parts.write(delivery)
  } catch (error) {
    parts.log.error({ err: error, mail: delivery.id, kind: delivery.kind }, 'a mail could not be written')
    await store(delivery, retryOf(delivery, `could not be written: ${error}`), parts)
    return null
  }
}

async function conclude(delivery: Delivery, result: SendResult, isLate: boolean, parts: Parts): Promise<void> {
  const { breaker, outbox, log, closing } = parts
  const isUnreachable = (result.kind === 'retry' || result.kind === 'uncertain') && result.isConnection
  if (isUnreachable || (result.kind === 'retry' && isLate)) breaker.recordFailure(result.reply)
  else if (result.kind !== 'uncertain' && !closing.aborted) breaker.recordSuccess()

  if (result.kind === 'accepted' || result.kind === 'bad-address') breaker.clearRefusals()
  if (result.kind === 'transport-fault' || result.kind === 'recipient-refused') {
    const { reply } = result
    const about = refusedBy(result, delivery, breaker)
    const effect = await retryDatabaseWrite(() => outbox.recordRefusal(delivery, reply, about))
    if (effect === 'paused') log.warn({ reply }, 'the mail server refuses: sending is paused until it answers a probe')
    else log.warn({ mail: delivery.id, reply }, 'a mail was refused')
    return
  }
  await store(delivery, deliveryResult(delivery, result, closing.aborted), parts)
  if (result.kind === 'accepted') await breaker.repository.resetPauseCount()
}

function refusedBy(result: Refusal, { to }: Delivery, breaker: CircuitBreaker): 'everything' | 'message' | 'recipient' {
  if (result.kind === 'recipient-refused') return breaker.recordRefusal(to, result.reply) ? 'message' : 'recipient'
  return result.mayBeMessage ? 'message' : 'everything'
}

function deliveryResult(delivery: Delivery, result: Exclude<SendResult, Refusal>, isClosing: boolean): DeliveryResult {
  const { reply } = result
  switch (result.kind) {
    case 'accepted':
      return { state: result.isKept ? 'kept' : 'sent', reply }
    case 'bad-address':
      return { state: 'failed', reply, isGone: result.isGone }
    case 'retry':
      return isClosing || result.isClosed ? { state: 'given-back' } : retryOf(delivery, reply, result.waitMs)
    case 'uncertain':
      return mayBeResent(delivery.kind) && !delivery.wasResent
        ? { state: 'resend', reply, waitMs: RESEND_WAIT_MS }
        : { state: 'uncertain', reply }
  }
}

function retryOf({ earlierFailures }: Delivery, reply: string, retryAfterMs?: number): DeliveryResult {
  const waitMs = waitBeforeRetry(earlierFailures, retryAfterMs)
  return waitMs === undefined ? { state: 'given-up', reply } : { state: 'retry', reply, waitMs }
}

async function store(delivery: Delivery, result: DeliveryResult, { outbox, newsletter, log }: Parts): Promise<void> {
  await retryDatabaseWrite(() => outbox.finish(delivery, result, newsletter))
  if (result.state === 'failed' || result.state === 'uncertain')
    log.warn({ mail: delivery.id, state: result.state, reply: result.reply }, 'delivery failed or uncertain')
}

/** Retries, since the mail server's answer would be lost with a short outage of the database. */
async function retryDatabaseWrite<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === STORE_ATTEMPTS) throw error
    }
    await pause(STORE_WAIT_MS * 2 ** (attempt - 1))
  }
}
