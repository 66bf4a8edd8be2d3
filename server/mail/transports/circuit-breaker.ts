import { type MailTransportRepository, probeDelay } from '../outbox/mail-transport-repository.ts'

const FAILURE_THRESHOLD = 5
/** Recipients in a row whose refusals with the same code concern every mail. */
const REFUSAL_THRESHOLD = 3

/**
 * A refusal that concerns every mail opens it for all processes (`repository`), until a probe succeeds. Five connection failures
 * in a row open it for this process, until the server answers again.
 */
export class CircuitBreaker {
  readonly repository: MailTransportRepository
  readonly #now: () => number
  #failures = 0
  #breaks = 0
  #openUntil = 0
  #reply = ''
  #refusalCode = ''
  readonly #refusedRecipients = new Set<string>()

  /** @param now milliseconds of a monotonic clock */
  constructor(repository: MailTransportRepository, now: () => number = () => performance.now()) {
    this.repository = repository
    this.#now = now
  }

  async isOpen(): Promise<boolean> {
    return this.waitMs > 0 || (await this.repository.currentPause()) !== null
  }

  /** How many mails may be sent at once after the last connection failures. Ignores pauses. */
  allowance(): number {
    if (this.#breaks === 0) return Number.POSITIVE_INFINITY
    return this.#now() < this.#openUntil ? 0 : 1
  }

  /** Milliseconds until the next attempt to reach the server; 0 while it counts as reachable. */
  get waitMs(): number {
    return Math.max(0, this.#openUntil - this.#now())
  }

  get hasFailed(): boolean {
    return this.#failures > 0
  }

  get reply(): string {
    return this.#reply
  }

  recordFailure(reply = ''): void {
    this.#failures++
    this.#reply = reply
    const isProbe = this.#breaks > 0 && this.#now() >= this.#openUntil
    // Failures of mails that were under way when it opened are ignored.
    if (this.#breaks > 0 ? !isProbe : this.#failures < FAILURE_THRESHOLD) return
    this.#openUntil = this.#now() + probeDelay(this.#breaks)
    this.#breaks++
  }

  /** Called when the server answered, and when an administrator resumes the transport. Closes it for this process. */
  recordSuccess(): void {
    this.#failures = 0
    this.#breaks = 0
    this.#openUntil = 0
  }

  /** True when the same answer to several recipients in a row shows that it is about us; then counting begins anew. */
  recordRefusal(recipient: string, reply: string): boolean {
    const code = codeOf(reply)
    if (code !== this.#refusalCode) this.clearRefusals()
    this.#refusalCode = code
    this.#refusedRecipients.add(recipient)
    if (this.#refusedRecipients.size < REFUSAL_THRESHOLD) return false
    this.clearRefusals()
    return true
  }

  clearRefusals(): void {
    this.#refusedRecipients.clear()
  }

  async resume(): Promise<void> {
    await this.repository.resume()
    this.recordSuccess()
  }
}

/** Reply code and enhanced code (RFC 3463). The text often names the recipient. */
function codeOf(reply: string): string {
  return /^\d{3}([ -]\d\.\d+\.\d+)?/.exec(reply)?.[0].replace('-', ' ') ?? reply
}
