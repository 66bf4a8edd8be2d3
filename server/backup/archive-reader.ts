import { createHash, type Hash } from 'node:crypto'
import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { isMedium, mediumChecksum } from '../db/transfer/medium-checksum.ts'
import { release } from '../db/transfer/release-bytes.ts'
import {
  type ArchiveHeader,
  BESIDE_VERSION,
  FORMAT_VERSION,
  fileOf,
  HEADER_FILE,
  headerSchema,
  MANIFEST_FILE,
  type Manifest,
  manifestSchema,
  partName,
  pictureName,
} from './archive-format.ts'
import { rowsOf } from './archive-rows.ts'
import { damaged, UnusableArchiveError } from './unusable-archive.ts'

/** Callbacks for the content of an archive. The content is verified only at the end. */
export interface ArchiveContent {
  header?(header: ArchiveHeader): Promise<void>
  /** Some rows of a table, as parsed JSON. The pictures of rows of `media` come before the next call. */
  rows?(table: string, rows: readonly unknown[]): Promise<void>
  /** The bytes are freed afterwards. */
  picture?(hash: string, bytes: Uint8Array): Promise<void>
}

/** Larger than any row, since requests are limited. Bounds the memory for hostile archives. */
const FILE_BYTES_MAX = 64 * 1024 * 1024
const PICTURE_BYTES_MAX = 32 * 1024 * 1024
/** Size of the first and of the last file, which list some fifty tables and a hundred migrations; the last one also lists all pictures. */
const LISTS_BYTES_MAX = 1_000_000
const PICTURE_LISTED_BYTES_MAX = 300

/** Reads a picture beside an archive: a file such as `<hash>.jpg` of the set that the archive names. */
export type ReadBeside = (set: string, file: string, hash: string) => Promise<Uint8Array>

/**
 * @param beside reads the pictures beside it; without it they are not looked at
 * @throws {UnusableArchiveError} when anything is missing, superfluous, damaged, or newer than this version
 */
export async function readArchive(
  tar: ReadableStream<Uint8Array>,
  content: ArchiveContent = {},
  beside?: ReadBeside,
): Promise<Manifest> {
  const reader = new ArchiveReader(content, beside)
  // Strict: a header whose checksum is wrong, and an end that is missing, are errors.
  for await (const entry of tar.pipeThrough(createTarDecoder({ strict: true }))) await reader.take(entry)
  return reader.manifest()
}

interface TableSum {
  readonly hash: Hash
  rows: number
  bytes: number
  parts: number
}

class ArchiveReader {
  readonly #content: ArchiveContent
  readonly #beside: ReadBeside | undefined
  readonly #tables = new Map<string, TableSum>()
  readonly #pictures: Manifest['pictures'] = {}
  #header: ArchiveHeader | undefined
  #manifest: Manifest | undefined

  constructor(content: ArchiveContent, beside: ReadBeside | undefined) {
    this.#content = content
    this.#beside = beside
  }

  async take({ header, body }: ParsedTarEntry): Promise<void> {
    const { name, size, type = 'file' } = header
    const shown = JSON.stringify(name.slice(0, 100))
    if (!this.#header && name !== HEADER_FILE) throw new UnusableArchiveError('This is not a backup of Den.')
    if (this.#manifest) throw damaged(`${shown} comes behind its end`)
    if (this.#header?.pictureSet && name.startsWith('media/')) throw damaged(`${shown} should be beside it`)
    if (type !== 'file') throw damaged(`${shown} is not a file`)
    if (size > this.#bytesMax(name)) throw damaged(`${shown} is larger than any file of a backup`)
    const file = fileOf(name)
    if (name === HEADER_FILE) return this.#takeHeader(await bytesOf(body, size))
    if (name === MANIFEST_FILE) return this.#takeManifest(await bytesOf(body, size))
    if (!file) throw damaged(`${shown} is not a file of a backup`)
    const bytes = await bytesOf(body, size)
    if ('hash' in file) return this.#takePicture(name, file.hash, bytes)
    return this.#takeRows(file.table, file.part, bytes)
  }

  #bytesMax(name: string): number {
    if (name === HEADER_FILE || name === MANIFEST_FILE)
      return LISTS_BYTES_MAX + PICTURE_LISTED_BYTES_MAX * Object.keys(this.#pictures).length
    return name.startsWith('media/') ? PICTURE_BYTES_MAX : FILE_BYTES_MAX
  }

  manifest(): Manifest {
    if (!this.#manifest) throw damaged('its end is missing')
    return this.#manifest
  }

  async #takeHeader(bytes: Buffer): Promise<void> {
    if (this.#header) throw damaged(`${HEADER_FILE} comes twice`)
    const value = parsed(bytes, HEADER_FILE)
    const { format, version } = Object(value)
    if (format !== 'den-backup') throw new UnusableArchiveError('This is not a backup of Den.')
    if (Number.isSafeInteger(version) && version > FORMAT_VERSION)
      throw new UnusableArchiveError(
        `This backup was made by a newer Den (its format is ${version}, this version reads ${FORMAT_VERSION}). Restore it with that version.`,
      )
    const header = headerSchema.safeParse(value)
    if (!header.success || (header.data.version === BESIDE_VERSION) !== (header.data.pictureSet !== undefined))
      throw damaged(`${HEADER_FILE} does not say what it should`)
    this.#header = header.data
    await this.#content.header?.(header.data)
  }

  async #takeRows(table: string, part: number, bytes: Buffer): Promise<void> {
    const sum = this.#tables.get(table) ?? { hash: createHash('sha256'), rows: 0, bytes: 0, parts: 0 }
    this.#tables.set(table, sum)
    const name = partName(table, part)
    if (part !== ++sum.parts) throw damaged(`the file before ${name} is missing`)
    sum.hash.update(bytes)
    sum.bytes += bytes.byteLength
    const rows = rowsOf(bytes, name)
    sum.rows += rows.length
    await this.#content.rows?.(table, rows)
    const { pictureSet } = this.#header!
    if (table === 'media' && pictureSet) for (const row of rows) await this.#takeBeside(pictureSet, row)
  }

  async #takeBeside(set: string, row: unknown): Promise<void> {
    const { hash, type, byte_length } = Object(row)
    const name = pictureName(String(hash), String(type))
    const file = fileOf(name)
    if (!file || !('hash' in file) || !Number.isSafeInteger(byte_length)) throw damaged('a picture has no name')
    if (Object.hasOwn(this.#pictures, name)) throw damaged(`${name} comes twice`)
    this.#pictures[name] = { bytes: byte_length }
    const bytes = await this.#beside?.(set, basename(name), file.hash)
    if (!bytes) return
    if (bytes.byteLength !== byte_length) throw damaged(`${name} has another length than its row says`)
    await this.#content.picture?.(file.hash, bytes)
  }

  async #takePicture(name: string, hash: string, bytes: Buffer): Promise<void> {
    const sum = mediumChecksum(bytes)
    if (Object.hasOwn(this.#pictures, name)) throw damaged(`${name} comes twice`)
    if (!isMedium(hash, sum)) throw damaged(`${name} is not the picture of that name`)
    this.#pictures[name] = sum
    await this.#content.picture?.(hash, bytes)
    release(bytes)
  }

  #takeManifest(bytes: Buffer): void {
    const manifest = manifestSchema.safeParse(parsed(bytes, MANIFEST_FILE))
    if (!manifest.success) throw damaged(`${MANIFEST_FILE} does not say what it should`)
    const { tables, pictures, unpublishedPosts: _, ...header } = manifest.data
    if (!isDeepStrictEqual(header, this.#header)) throw damaged(`${MANIFEST_FILE} and ${HEADER_FILE} differ`)
    const unlisted = [...this.#tables.keys()].find((table) => !Object.hasOwn(tables, table))
    if (unlisted) throw damaged(`its sums do not name the table ${unlisted}`)
    for (const [table, { rows, bytes: length, sha256 }] of Object.entries(tables)) {
      const found = this.#tables.get(table) ?? { hash: createHash('sha256'), rows: 0, bytes: 0 }
      if (found.rows !== rows || found.bytes !== length || found.hash.digest('hex') !== sha256)
        throw damaged(`the table ${table} is not what it was`)
    }
    if (!isDeepStrictEqual(pictures, this.#pictures)) throw damaged('its pictures are not what they were')
    this.#manifest = manifest.data
  }
}

async function bytesOf(body: ReadableStream<Uint8Array>, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size)
  let length = 0
  for await (const chunk of body) {
    bytes.set(chunk, length)
    length += chunk.byteLength
  }
  if (length !== size) throw damaged('it was cut off')
  return bytes
}

function parsed(text: Buffer, name: string): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    throw damaged(`${name} holds no JSON`)
  }
}
