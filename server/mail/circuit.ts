const FAILURES = 5
const FIRST_BREAK_MS = 60_000
const LONGEST_BREAK_MS = 30 * 60_000

/**
 * Spares a server that cannot be reached, and the mails that would use up their tries on it: after five failures in a row
 * nothing is tried for a minute, then one mail; if that fails as well, twice as long, and so on.
 */
export class Circuit {
  readonly #now: () => number
  #failures = 0
  #breaks = 0
  #openUntil = 0
  #words = ''

  /** @param now milliseconds of a clock that nobody sets */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** How many mails may be tried at once. */
  allowance(): number {
    if (this.#breaks === 0) return Number.POSITIVE_INFINITY
    return this.#now() < this.#openUntil ? 0 : 1
  }

  /** Milliseconds until something is tried again. */
  get waitMs(): number {
    return Math.max(0, this.#openUntil - this.#now())
  }

  /** What was said of the server when it could not be reached last. */
  get words(): string {
    return this.#words
  }

  failed(words = ''): void {
    this.#failures++
    this.#words = words
    const isProbe = this.#breaks > 0 && this.#now() >= this.#openUntil
    // What was under way when it opened says nothing new.
    if (this.#breaks > 0 ? !isProbe : this.#failures < FAILURES) return
    this.#openUntil = this.#now() + Math.min(LONGEST_BREAK_MS, FIRST_BREAK_MS * 2 ** Math.min(this.#breaks, 10))
    this.#breaks++
  }

  /** The server answered, whatever it said. Or somebody says that it is to be tried at once. */
  worked(): void {
    this.#failures = 0
    this.#breaks = 0
    this.#openUntil = 0
  }
}
