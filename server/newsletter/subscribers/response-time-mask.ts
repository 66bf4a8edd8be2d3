import { randomInt } from 'node:crypto'
import type { MailOutcome, OutboxClient, Readiness } from '../../mail/outbox/outbox.ts'

const TIMEOUT_MS = 3_000
const SAMPLES = 20
/** Bounds of the wait while no answer was measured yet. A transport that connects for each mail takes longer. */
const DEFAULT_WAIT_MS: Readonly<Partial<Record<Readiness, readonly [number, number]>>> = {
  ready: [50, 150],
  unreachable: [50, 150],
  stateless: [150, 600],
}

/**
 * Makes a request that caused no mail look like one that did, so that neither the response nor its time reveals which addresses are
 * suppressed: it gets the outcome of the last mail, after the time of a recent response for which the transport was in the same state.
 */
export class ResponseTimeMask {
  readonly #outbox: OutboxClient
  readonly #timeoutMs: number
  readonly #samples = new Map<Readiness, readonly number[]>()

  constructor(outbox: OutboxClient, timeoutMs = TIMEOUT_MS) {
    this.#outbox = outbox
    this.#timeoutMs = timeoutMs
  }

  /** @param mailId null if no stored mail answers the request. @param passedMs since the request was found valid */
  async outcomeOf(mailId: string | null, passedMs: number): Promise<MailOutcome> {
    const asked = performance.now()
    const began = asked - passedMs
    // Also without a mail, since connecting to a server takes up to a second.
    const readiness = await this.#outbox.warmUp(this.#timeoutMs)
    const readyMs = performance.now() - asked
    if (mailId === null) {
      const outcome = await this.#likelyOutcome(readiness)
      const leftMs = began + readyMs + this.#sampleOf(readiness) - performance.now()
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
      return outcome
    }
    this.#outbox.wake()
    const outcome = await this.#outbox.outcomeOf(mailId, Math.max(0, this.#timeoutMs - readyMs))
    const samples = [...(this.#samples.get(readiness) ?? []), performance.now() - began - readyMs]
    this.#samples.set(readiness, samples.slice(-SAMPLES))
    return outcome
  }

  #likelyOutcome(readiness: Readiness): MailOutcome | Promise<MailOutcome> {
    if (readiness === 'timeout') return 'queued'
    return readiness === 'ready' || readiness === 'stateless' ? this.#outbox.lastOutcome() : 'refused'
  }

  #sampleOf(readiness: Readiness): number {
    const samples = this.#samples.get(readiness)
    if (samples) return samples[randomInt(samples.length)]!
    const [least, most] = DEFAULT_WAIT_MS[readiness] ?? [0, 1]
    return randomInt(least, most)
  }
}
