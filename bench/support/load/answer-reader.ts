const END_OF_HEAD = '\r\n\r\n'
const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Finds the end of each HTTP/1.1 response on a connection that has one request at a time. */
export class AnswerReader {
  /** The received part of an incomplete head. */
  #head: Buffer | undefined
  /** Status of the present response; 0 until its head is complete. */
  #status = 0
  /** Bytes of the body that are still to come; infinite for a chunked body, which ends with its last chunk. */
  #left = 0
  #tail = ''

  /**
   * @param chunk is not used after the call, and may be overwritten
   * @returns the status once the response is complete, 0 before
   * @throws {Error} if the bytes are not a response
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

/** Searches the bytes for the usual spelling only, since the load has to be faster than any server. */
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
