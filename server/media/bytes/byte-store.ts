import { createHash } from 'node:crypto'
import { StorageError } from '../../db/health/storage-error.ts'

export interface SizedPicture {
  readonly hash: string
  readonly byteLength: number
}

/** A place that keeps the bytes of pictures, each under the hash of its content. */
export interface ByteStore {
  /** Afterwards the whole picture is there, or what was there before. */
  put(hash: string, bytes: Uint8Array): Promise<void>
  /**
   * The bytes from `start` up to before `end`, in pieces that are read as fast as they are taken.
   * @throws {MissingBytesError} when there is no such picture, or not all of it any more
   */
  read(medium: SizedPicture, start: number, end: number): AsyncGenerator<Uint8Array>
  /** Length in bytes; undefined when there is no such picture. */
  size(hash: string): Promise<number | undefined>
  /** Also for a picture that is not there. */
  delete(hash: string): Promise<void>
  /** Every picture, in any order. */
  list(): AsyncGenerator<SizedPicture>
}

export class MissingBytesError extends StorageError {
  constructor(hash: string) {
    super('picture-missing', { cause: new Error(hash) })
  }
}

/** The store failed. @param why in words, without keys and passwords */
export function awayError(why: string): StorageError {
  return new StorageError('pictures-away', { cause: new Error(why) })
}

/** The whole picture, if it is the one of that hash; undefined for other bytes. @throws {MissingBytesError} */
export async function verifiedBytes(store: Pick<ByteStore, 'read'>, medium: SizedPicture): Promise<Buffer | undefined> {
  const bytes = Buffer.concat(await Array.fromAsync(store.read(medium, 0, medium.byteLength)))
  return isNamedBy(medium.hash, bytes) ? bytes : undefined
}

export function isNamedBy(hash: string, bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32) === hash
}

const HASH = /^[0-9a-f]{32}$/

export function isHash(name: string): boolean {
  return HASH.test(name)
}

/** The only names that a store outside the database gets to see. @throws {TypeError} */
export function assertHash(hash: string): void {
  if (!isHash(hash)) throw new TypeError('Not the hash of a picture')
}
