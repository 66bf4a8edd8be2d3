import { type MailTransportRepository, probeDelay } from '../outbox/mail-transport-repository.ts'

const FAILURES = 5

/**
 * The circuit breaker of one transport. A refusal that concerns every mail opens it for all processes (`stored`), until a
 * probe succeeds. Five connection failures in a row open it for this process, until one mail gets through. Both wait for
 * {@link probeDelay} between attempts.
 */
export class CircuitBreaker {
  readonly stored: MailTransportRepository
  readonly #now: () => number
  #failures = 0
  #breaks = 0
  #openUntil = 0
  #reply = ''

  /** @param now milliseconds of a monotonic clock */
  constructor(stored: MailTransportRepository, now: () => number = () => performance.now()) {
    this.stored = stored
    this.#now = now
  }

  /** True while no mail is tried. */
  async isOpen(): Promise<boolean> {
    return this.waitMs > 0 || (await this.stored.pause()) !== null
  }

  /** How many mails may be sent at once, as far as connections failed. */
  allowance(): number {
    if (this.#breaks === 0) return Number.POSITIVE_INFINITY
    return this.#now() < this.#openUntil ? 0 : 1
  }

  /** Milliseconds until an unreachable server is tried again. */
  get waitMs(): number {
    return Math.max(0, this.#openUntil - this.#now())
  }

  /** Whether the last connection failed. */
  get hasFailed(): boolean {
    return this.#failures > 0
  }

  /** How the last connection failed. */
  get reply(): string {
    return this.#reply
  }

  failed(reply = ''): void {
    this.#failures++
    this.#reply = reply
    const isProbe = this.#breaks > 0 && this.#now() >= this.#openUntil
    // Mails that were being sent when it opened say nothing new.
    if (this.#breaks > 0 ? !isProbe : this.#failures < FAILURES) return
    this.#openUntil = this.#now() + probeDelay(this.#breaks)
    this.#breaks++
  }

  /** The server answered, or an administrator wants it to be tried at once. */
  reached(): void {
    this.#failures = 0
    this.#breaks = 0
    this.#openUntil = 0
  }

  /** Closes it for all processes. */
  async resume(): Promise<void> {
    await this.stored.resume()
    this.reached()
  }
}
