import { connect, type Socket } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

/** A request as it is sent, and the status with which it has to be answered. */
export interface LoadRequest {
  /** Request line and headers, with the empty line. */
  readonly text: string
  readonly status: number
}

export interface PreparedRequest {
  readonly bytes: Buffer
  readonly status: number
}

/** One connection of the load: it asks again when it is told to. */
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
    this.#socket = connect(port, '127.0.0.1').setNoDelay()
    this.#socket.on('error', onError).on('close', () => this.#isEnding || onError(new Error('The server hung up.')))
    this.#socket.on('data', (chunk) => {
      try {
        if (this.#isWhole(chunk)) onAnswer(this, performance.now() - this.#dueAt)
      } catch (error) {
        onError(error as Error)
      }
    })
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
