/** Where lines go. */
export interface LineSink {
  /** Writes bytes without blocking and calls back when they are taken, or cannot be. */
  write(bytes: Buffer, done: (error?: Error | null) => void): void
  /**
   * Gives how many of the bytes were taken.
   * @throws {Error} when none can be
   */
  writeSync(bytes: Buffer): number
}

const MAX_BYTES = 1024 * 1024
/** Milliseconds for which lines are collected: a write takes longer than serving a cached page. */
const GATHER_MS = 10

/**
 * Buffers lines for a slow reader without blocking. Lines are gathered for 10 ms and written together, one write at a
 * time; lines beyond the limit are dropped and counted. (pino's own asynchronous destination waits forever at exit
 * when its output is not read, or the disk is full.)
 */
export class LineBuffer {
  /** Called with their number once lines flow again after some were dropped. */
  onDropped: (lines: number) => void = () => {}
  readonly #sink: LineSink
  readonly #maxBytes: number
  readonly #later: (write: () => void) => void
  #lines: string[] = []
  #bytes = 0
  #dropped = 0
  #isScheduled = false
  #isWriting = false
  #flushCallbacks: (() => void)[] = []

  /** @param later calls `write` when lines have been gathered for long enough */
  constructor(
    sink: LineSink,
    maxBytes = MAX_BYTES,
    later: (write: () => void) => void = (write) => void setTimeout(write, GATHER_MS),
  ) {
    this.#sink = sink
    this.#maxBytes = maxBytes
    this.#later = later
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > this.#maxBytes) {
      this.#dropped++
      return
    }
    this.#lines.push(line)
    this.#bytes += bytes
    this.#schedule()
  }

  /** Calls back when everything written so far has been taken, or dropped. */
  flush(done: () => void): void {
    if (this.#lines.length === 0 && !this.#isWriting) done()
    else this.#flushCallbacks.push(done)
  }

  /** For the end of the process; pino calls it with every fatal line. A second write would break into the line of one under way. */
  flushSync(): void {
    if (this.#isWriting || this.#lines.length === 0) return
    const bytes = Buffer.from(this.#take().join(''))
    let taken = 0
    try {
      while (taken < bytes.byteLength) taken += this.#sink.writeSync(bytes.subarray(taken))
    } catch {
      // The output accepts no more just now: the rest goes out with the next write, if the process lives that long.
      this.#lines.push(bytes.subarray(taken).toString())
      this.#bytes = bytes.byteLength - taken
      this.#schedule()
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isWriting) return
    this.#isScheduled = true
    this.#later(() => {
      this.#isScheduled = false
      this.#writeAll()
    })
  }

  #writeAll(): void {
    if (this.#lines.length === 0) {
      this.#settle()
      return
    }
    const lines = this.#take()
    this.#isWriting = true
    this.#sink.write(Buffer.from(lines.join('')), (error) => {
      this.#isWriting = false
      if (error) this.#dropped += lines.length
      else this.#tellOfDropped()
      if (this.#lines.length > 0) this.#schedule()
      else this.#settle()
    })
  }

  #settle(): void {
    for (const done of this.#flushCallbacks.splice(0)) done()
  }

  #take(): string[] {
    const lines = this.#lines
    this.#lines = []
    this.#bytes = 0
    return lines
  }

  #tellOfDropped(): void {
    const dropped = this.#dropped
    this.#dropped = 0
    if (dropped > 0) this.onDropped(dropped)
  }
}
