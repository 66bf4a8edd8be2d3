import { read } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'

const CHUNK_BYTES = 65_536

/** Reads an archive for yauzl, whose own reader throws past every `catch` where a header names a position that no file has. */
export class ZipReader extends RandomAccessReader {
  readonly #file: FileHandle
  readonly #size: number

  /** @param file closed with the archive */
  constructor(file: FileHandle, size: number) {
    super()
    this.#file = file
    this.#size = size
  }

  // A stream of `node:fs` would close the file when it is destroyed.
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false })
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (position + length <= this.#size) read(this.#file.fd, buffer, offset, length, position, callback)
    else callback(new Error('unexpected end of the file'))
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback)
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const length = Math.min(CHUNK_BYTES, end - position)
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, position)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
      position += bytesRead
    }
  }
}
