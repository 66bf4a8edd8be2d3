import { connect, type Socket } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

/** A request as it is sent, and the expected status. */
export interface LoadRequest {
  /** Request line and headers, with the empty line. */
  readonly text: string
  readonly status: number
}

interface PreparedRequest {
  readonly bytes: Buffer
  readonly status: number
}

/**
 * Receive buffer of all connections: separate buffers would be 100 MB a second, and their garbage collection would stop this
 * process for milliseconds that would count as the server's.
 */
const received = Buffer.alloc(65_536)

/** One connection of the load: it sends a request on demand. */
export class LoadClient {
  readonly #socket: Socket
  readonly #answers = new AnswerReader()
  #wanted: PreparedRequest | undefined
  #dueAt = 0
  #isEnding = false

  /** @param onAnswer takes the milliseconds between the moment at which the request was due and the whole answer */
  constructor(
    port: number,
    onError: (error: Error) => void,
    onAnswer: (client: LoadClient, milliseconds: number) => void,
  ) {
    const onChunk = (length: number) => {
      try {
        if (this.#isWhole(received.subarray(0, length))) onAnswer(this, performance.now() - this.#dueAt)
      } catch (error) {
        onError(error as Error)
      }
      return true
    }
    this.#socket = connect({ port, host: '127.0.0.1', onread: { buffer: received, callback: onChunk } }).setNoDelay()
    this.#socket.on('error', onError).on('close', () => this.#isEnding || onError(new Error('The server hung up.')))
  }

  ask(request: PreparedRequest, dueAt: number): void {
    this.#wanted = request
    this.#dueAt = dueAt
    this.#socket.write(request.bytes)
  }

  end(): void {
    this.#isEnding = true
    this.#socket.destroy()
  }

  #isWhole(chunk: Buffer): boolean {
    const status = this.#answers.take(chunk)
    if (status === 0) return false
    if (status === this.#wanted?.status) return true
    throw new Error(`Answered with ${status}: ${String(this.#wanted?.bytes).split('\r\n', 1)[0]}`)
  }
}
