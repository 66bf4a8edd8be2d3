const END_OF_HEAD = '\r\n\r\n'
const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Finds the end of each answer of HTTP/1.1 on a connection that has one request under way at a time. */
export class AnswerReader {
  /** What has come of a head that is not complete. */
  #head: Buffer | undefined
  /** Of the answer whose head has come; 0 before that. */
  #status = 0
  /** Bytes of the body that are still to come; infinite for a body in chunks, whose end its last bytes tell. */
  #left = 0
  #tail = ''

  /**
   * @param chunk is read before this returns, and may be overwritten then
   * @returns the status once the answer is whole, 0 before that
   * @throws {Error} on bytes that are no answer
   */
  take(chunk: Buffer): number {
    const body = this.#status === 0 ? this.#afterHead(chunk) : chunk
    if (this.#status === 0) return 0
    if (this.#left === Number.POSITIVE_INFINITY) {
      this.#tail = (this.#tail + body.toString('latin1', Math.max(0, body.length - LAST_CHUNK.length))).slice(
        -LAST_CHUNK.length,
      )
      if (this.#tail === LAST_CHUNK) this.#left = 0
    } else this.#left -= body.length
    if (this.#left < 0) throw new Error('More came than was asked for.')
    if (this.#left > 0) return 0
    const status = this.#status
    this.#status = 0
    return status
  }

  #afterHead(chunk: Buffer): Buffer {
    const received = this.#head ? Buffer.concat([this.#head, chunk]) : chunk
    const end = received.indexOf(END_OF_HEAD)
    if (end === -1) {
      this.#head = Buffer.from(received)
      return chunk
    }
    this.#head = undefined
    this.#status = Number(received.toString('latin1', 9, 12))
    if (!this.#status) throw new Error(`No answer of HTTP/1.1: ${received.toString('latin1', 0, end)}`)
    this.#left = bodyLength(this.#status, received, end)
    // The first chunk of a body may be the last one.
    this.#tail = '\r\n'
    return received.subarray(end + END_OF_HEAD.length)
  }
}

/** Searched for in the bytes and in the usual letters, since this has to be quicker than any server. */
function bodyLength(status: number, received: Buffer, end: number): number {
  if (status === 304 || status === 204) return 0
  const at = received.indexOf('\r\nContent-Length: ')
  if (at !== -1 && at < end) return Number.parseInt(received.toString('latin1', at + 18, at + 30), 10)
  const head = received.toString('latin1', 0, end)
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(length)) throw new Error(`The answer does not say how long it is: ${head}`)
  return length
}
