import { existsSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { createGzip, type Gzip } from 'node:zlib'
import { release } from '../db/transfer/release-bytes.ts'
import type { Manifest } from './archive-format.ts'
import { type ArchiveContent, type ReadBeside, readArchive } from './archive-reader.ts'
import { decrypted, encrypted, encryptionOf } from './encryption.ts'
import { type PictureSet, pictureSetOf } from './pictures/picture-set.ts'
import { damaged, UnusableArchiveError } from './unusable-archive.ts'

/** The fastest level: pictures are compressed already, and texts shrink enough. */
const GZIP_LEVEL = 1
const CHUNK = 64 * 1024
/** Against decompression bombs: bytes, and a multiple of the file size. Rows of Den shrink to a tenth, zeros to a thousandth. */
const UNPACKED_FREE = 64 * 1024 * 1024
const UNPACKED_TIMES = 200

/** The first bytes of compressed files. */
const GZIP = Buffer.from([0x1f, 0x8b])

/** Length of the file header that shows the kind of encryption, in bytes. */
const START = 256

/** Called with the number of compressed bytes so far. An error that it throws ends the work. */
type OnBytes = (bytes: number) => void

/**
 * Writes a new compressed file with mode 0600 and syncs it; encrypted if there is a passphrase. An error leaves what was written: the
 * file is opened before anything can fail, so that a caller's removal cannot come before its creation.
 */
export async function writeArchiveFile(
  file: string,
  tar: ReadableStream<Uint8Array>,
  passphrase: string | undefined,
  onBytes: OnBytes = () => {},
): Promise<void> {
  await using handle = await open(file, 'wx', 0o600)
  const gzip = createGzip({ level: GZIP_LEVEL })
  const packing = pack(tar, gzip)
  const packed =
    passphrase === undefined
      ? gzip
      : Readable.fromWeb(
          (await encrypted(Readable.toWeb(gzip) as ReadableStream<Uint8Array>, passphrase)) as NodeReadableStream,
        )
  let written = 0
  const counting = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      written += chunk.byteLength
      onBytes(written)
      yield chunk
    }
  }
  await Promise.all([packing, pipeline(packed, counting, handle.createWriteStream({ flush: true }))])
}

/** Compresses the stream, and frees its chunks. */
async function pack(tar: ReadableStream<Uint8Array>, gzip: Gzip): Promise<void> {
  const written = promisify<Uint8Array, void>(gzip.write.bind(gzip))
  try {
    for await (const chunk of tar) {
      await written(chunk)
      release(chunk)
    }
    gzip.end()
  } catch (error) {
    gzip.destroy(error as Error)
    throw error
  }
}

/** The name survives a power cut. Returns false when there is a file of that name, which stays. */
export async function putInPlace(from: string, to: string): Promise<boolean> {
  try {
    // A hard link, unlike a rename, never replaces another file.
    await link(from, to)
    await rm(from)
  } catch (error) {
    if (existsSync(to) && (error as NodeJS.ErrnoException).syscall === 'link') return false
    // Not every file system has hard links.
    await rename(from, to)
  }
  await using folder = await open(dirname(to))
  await folder.sync()
  return true
}

/** How a file is encrypted, by its first bytes. */
export async function encryptionOfFile(file: string): Promise<ReturnType<typeof encryptionOf>> {
  await using handle = await open(file)
  return encryptionOf(await startOf(handle))
}

/** The pictures beside an archive, each compared with its hash. */
export function picturesBeside(file: string, passphrase: string | undefined): ReadBeside {
  let opened: Promise<PictureSet> | undefined
  return async (set, picture, hash) => {
    opened ??= pictureSetOf(dirname(file), set, passphrase)
    return (await opened).read(picture, hash)
  }
}

/** Verifies checksums; of pictures beside it only where `beside` reads them. @throws {UnusableArchiveError} saying why the file cannot be used; system errors are passed on */
export async function readArchiveFile(
  file: string,
  passphrase: string | undefined,
  content?: ArchiveContent,
  onBytes: OnBytes = () => {},
  beside?: ReadBeside,
): Promise<Manifest> {
  await using handle = await open(file)
  const start = await startOf(handle)
  if (encryptionOf(start) === 'none' && start.length > GZIP.length && !start.subarray(0, GZIP.length).equals(GZIP))
    throw new UnusableArchiveError('This is not a backup of Den.')
  const stream = handle.createReadStream({ start: 0, highWaterMark: CHUNK, autoClose: false })
  const bytes = Readable.toWeb(stream) as ReadableStream<Uint8Array>
  const packed = passphrase === undefined ? bytes : await withKey(bytes, passphrase)
  const count = { packed: 0, unpacked: 0 }
  const tar = packed
    .pipeThrough(
      counted((size) => {
        count.packed += size
        onBytes(count.packed)
      }),
    )
    .pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>)
    .pipeThrough(
      counted((size) => {
        count.unpacked += size
        if (count.unpacked > UNPACKED_FREE + count.packed * UNPACKED_TIMES)
          throw damaged('it unpacks to far more than a backup does')
      }),
    )
  const faults: unknown[] = []
  try {
    const noted = content && noting(content, (error) => void faults.push(error))
    return await readArchive(tar, noted, beside)
  } catch (error) {
    throw faults[0] ?? explained(error)
  } finally {
    stream.destroy()
  }
}

/** Errors of storing the content are passed on unchanged: they are no damage of the file. */
function noting(content: ArchiveContent, onFault: (error: unknown) => void): ArchiveContent {
  const noted =
    <Args extends unknown[]>(work: ((...args: Args) => Promise<void>) | undefined) =>
    async (...args: Args) => {
      try {
        await work?.(...args)
      } catch (error) {
        onFault(error)
        throw error
      }
    }
  return {
    header: noted(content.header?.bind(content)),
    rows: noted(content.rows?.bind(content)),
    picture: noted(content.picture?.bind(content)),
  }
}

async function withKey(bytes: ReadableStream<Uint8Array>, passphrase: string): Promise<ReadableStream<Uint8Array>> {
  try {
    return await decrypted(bytes, passphrase)
  } catch (error) {
    if (isOfSystem(error)) throw error
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched')
    throw isWrong
      ? new UnusableArchiveError('That is not the passphrase of this backup.')
      : damaged('its key cannot be read')
  }
}

function counted(count: (size: number) => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
}

/** Errors of decompression and decryption count as damage of the file. */
function explained(error: unknown): unknown {
  return error instanceof UnusableArchiveError || isOfSystem(error)
    ? error
    : damaged('it cannot be unpacked to its end')
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

async function startOf(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0)
  return buffer.subarray(0, bytesRead)
}
