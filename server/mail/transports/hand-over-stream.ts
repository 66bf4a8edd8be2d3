import { Readable } from 'node:stream'

const CHUNK_BYTES = 16_384

/** The first read follows the server's 354. How much was read tells whether the message may have been delivered. */
export class HandOverStream extends Readable {
  readonly #message: Buffer
  readonly #onHandOver: () => Promise<void>
  #position = 0
  #isHandedOver = false

  constructor(message: Buffer, onHandOver: () => Promise<void>) {
    super({ highWaterMark: CHUNK_BYTES })
    this.#message = message
    this.#onHandOver = onHandOver
    // An error without a listener would end the process.
    this.on('error', () => {})
  }

  /** True once all of it was read: only then can the server have seen its end. */
  isWhollyRead(): boolean {
    return this.#position >= this.#message.byteLength
  }

  override _read(): void {
    const ready = this.#isHandedOver ? Promise.resolve() : this.#onHandOver()
    this.#isHandedOver = true
    ready.then(
      () => this.#next(),
      (error) => this.destroy(error),
    )
  }

  #next(): void {
    if (this.destroyed) return
    const start = this.#position
    this.#position = start + CHUNK_BYTES
    this.push(start < this.#message.byteLength ? this.#message.subarray(start, this.#position) : null)
  }
}
