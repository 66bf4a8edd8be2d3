/** What takes long to find out, found out once for all who ask at about the same time. */
export class BrieflyKept<Value> {
  readonly #kept = new Map<string, { readonly value: Promise<Value>; readonly end: number }>()
  readonly #keptMs: number
  readonly #clock: () => number

  /**
   * @param keptMs how old what is given may be, from when it was begun
   * @param clock milliseconds, which no change of the time of day moves
   */
  constructor(keptMs: number, clock: () => number = () => performance.now()) {
    this.#keptMs = keptMs
    this.#clock = clock
  }

  of(key: string, find: () => Promise<Value>): Promise<Value> {
    const now = this.#clock()
    for (const [old, { end }] of this.#kept) if (end <= now) this.#kept.delete(old)
    const kept = this.#kept.get(key)
    if (kept) return kept.value
    const found = { value: find(), end: now + this.#keptMs }
    this.#kept.set(key, found)
    // A failure is nothing to keep.
    found.value.catch(() => {
      if (this.#kept.get(key) === found) this.#kept.delete(key)
    })
    return found.value
  }
}
