const APART_MS = 60_000

/** For lines that every request might write: at most one a minute, which says how often it was due since the last. */
export class Seldom {
  readonly #now: () => Date
  #last = Number.NEGATIVE_INFINITY
  #times = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  say(write: (times: number) => void): void {
    this.#times++
    const now = this.#now().getTime()
    if (now >= this.#last && now - this.#last < APART_MS) return
    write(this.#times)
    this.#last = now
    this.#times = 0
  }
}
