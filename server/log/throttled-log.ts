import type { Log } from './log.ts'

const INTERVAL_MS = 60_000

/** Writes a warning or error that any request could cause at most once a minute; `times` counts the messages since the last one that was written, this one included. */
export class ThrottledLog {
  readonly #log: Log
  readonly #clock: () => number
  readonly #lines = new Map<string, { writtenAt: number; times: number }>()

  /** @param clock milliseconds of a monotonic clock */
  constructor(log: Log, clock = () => performance.now()) {
    this.#log = log
    this.#clock = clock
  }

  /** @param message a constant: each message is throttled apart */
  write(level: 'warn' | 'error', fields: object, message: string): void {
    const now = this.#clock()
    const line = this.#lines.get(message) ?? { writtenAt: Number.NEGATIVE_INFINITY, times: 0 }
    this.#lines.set(message, line)
    line.times++
    if (now - line.writtenAt < INTERVAL_MS) return
    this.#log[level]({ ...fields, times: line.times }, message)
    line.writtenAt = now
    line.times = 0
  }
}
