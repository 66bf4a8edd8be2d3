export interface LineSink {
  /** Writes bytes without blocking and calls back when they are taken, or cannot be. */
  write(bytes: Buffer, done: (error?: Error | null) => void): void
  /**
   * Returns how many of the bytes were taken.
   * @throws {Error} when none can be
   */
  writeSync(bytes: Buffer): number
}

const LINE_FEED = 10
const MAX_BYTES = 1024 * 1024
/** Milliseconds for which lines are collected: a write takes longer than serving a cached page. */
const GATHER_MS = 10

/**
 * One write at a time; lines beyond the limit are dropped and counted. (pino's own asynchronous destination waits forever at exit
 * when its output is not read, or the disk is full.) Two buffers take turns: with a new one for each write, readers waited up to
 * 50 ms for V8 to collect them at 20,000 lines a second.
 */
export class LineBuffer {
  /** Called with the number of dropped lines once lines can be written again. */
  onDropped: (lines: number) => void = () => {}
  readonly #sink: LineSink
  readonly #later: (write: () => void) => void
  #gathering: Lines
  /** The buffer that is being written, or an empty one. */
  #writing: Lines
  #dropped = 0
  #isScheduled = false
  #isWriting = false
  #flushCallbacks: (() => void)[] = []

  constructor(
    sink: LineSink,
    maxBytes = MAX_BYTES,
    later: (write: () => void) => void = (write) => void setTimeout(write, GATHER_MS),
  ) {
    this.#sink = sink
    this.#later = later
    this.#gathering = new Lines(maxBytes)
    this.#writing = new Lines(maxBytes)
  }

  write(line: string): void {
    if (this.#gathering.add(line)) this.#schedule()
    else this.#dropped++
  }

  /** Calls back when everything written so far has been taken, or dropped. */
  flush(done: () => void): void {
    if (this.#gathering.count === 0 && !this.#isWriting) done()
    else this.#flushCallbacks.push(done)
  }

  /** pino calls it with every fatal line. Does nothing during a write: a second one would break into its line. */
  flushSync(): void {
    if (this.#isWriting || this.#gathering.count === 0) return
    try {
      while (this.#gathering.count > 0) this.#gathering.remove(this.#sink.writeSync(this.#gathering.bytes))
    } catch {
      // The output accepts no more just now: the rest goes out with the next write, if the process lives that long.
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
    if (this.#gathering.count === 0) {
      this.#settle()
      return
    }
    const lines = this.#gathering
    this.#gathering = this.#writing
    this.#writing = lines
    this.#isWriting = true
    this.#sink.write(lines.bytes, (error) => {
      this.#isWriting = false
      if (error) this.#dropped += lines.count
      else this.#tellOfDropped()
      lines.clear()
      if (this.#gathering.count > 0) this.#schedule()
      else this.#settle()
    })
  }

  #settle(): void {
    for (const done of this.#flushCallbacks.splice(0)) done()
  }

  #tellOfDropped(): void {
    const dropped = this.#dropped
    if (dropped === 0) return
    this.#dropped = 0
    this.onDropped(dropped)
    // The message about them was dropped as well: it is repeated after the next write.
    if (this.#dropped > 0) this.#dropped = dropped
  }
}

/** Lines in one buffer. The system gives it memory as it is filled, so the limit may be large. */
class Lines {
  count = 0
  readonly #buffer: Buffer
  #length = 0

  constructor(maxBytes: number) {
    this.#buffer = Buffer.allocUnsafeSlow(maxBytes)
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }

  /** @returns false where it does not fit */
  add(line: string): boolean {
    if (this.#length + Buffer.byteLength(line) > this.#buffer.byteLength) return false
    this.#length += this.#buffer.write(line, this.#length)
    this.count++
    return true
  }

  /** Removes bytes from the start; a line of which a part is left counts. */
  remove(bytes: number): void {
    for (const byte of this.#buffer.subarray(0, bytes)) if (byte === LINE_FEED) this.count--
    this.#buffer.copyWithin(0, bytes, this.#length)
    this.#length -= bytes
  }

  clear(): void {
    this.#length = 0
    this.count = 0
  }
}
