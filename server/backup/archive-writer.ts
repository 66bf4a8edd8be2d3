import { createHash, type Hash } from 'node:crypto'
import { basename } from 'node:path'
import { createTarPacker, type TarHeader } from 'modern-tar'
import { type MediumChecksum, mediumChecksum } from '../db/transfer/medium-checksum.ts'
import type { ColumnShape, Row, Snapshot, TableShape } from '../db/transfer/snapshot.ts'
import {
  type ArchiveHeader,
  BESIDE_VERSION,
  HEADER_FILE,
  MANIFEST_FILE,
  type Manifest,
  partName,
  pictureName,
  WHOLE_VERSION,
} from './archive-format.ts'
import type { PictureSet } from './pictures/picture-set.ts'
import { rowToJson } from './row-json.ts'
import { backedUpRow, isBackedUp } from './table-policy.ts'

/** Characters after which a part of a table ends. With one row it may be longer. */
const PART_LENGTH = 250_000

export interface ArchiveOptions {
  readonly engine: ArchiveHeader['engine']
  readonly createdAt: Date
  readonly secrets: boolean
  /** Whether pictures are in it; default true. */
  readonly pictures?: boolean
  /** Where they are put instead, beside it. */
  readonly beside?: PictureSet | undefined
  /** Called for each picture that is put there. */
  readonly onPicture?: () => void
}

/** A stream of the tar archive, and its manifest, which resolves after the stream was read. */
export function writeArchive(
  snapshot: Snapshot,
  options: ArchiveOptions,
): { readonly tar: ReadableStream<Uint8Array>; readonly manifest: Promise<Manifest> } {
  const { readable, controller } = createTarPacker()
  const put = async (name: string, bytes: Uint8Array) => {
    const header: TarHeader = { name, size: bytes.byteLength, mtime: options.createdAt, mode: 0o600 }
    const writer = controller.add(header).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const putPicture = async (name: string, hash: string) => {
    const bytes = await snapshot.mediumBytes(hash)
    const checksum = mediumChecksum(bytes)
    await put(name, bytes)
    return checksum
  }
  const manifest = new ArchiveWriter(snapshot, options, { put, putPicture }).write().then(
    (written) => {
      controller.finalize()
      return written
    },
    (error) => {
      controller.error(error)
      throw error
    },
  )
  return { tar: readable, manifest }
}

export function manifestOf(snapshot: Snapshot, options: ArchiveOptions): Promise<Manifest> {
  const putPicture = (_name: string, hash: string) => snapshot.mediumChecksum(hash)
  return new ArchiveWriter(snapshot, options, { put: async () => {}, putPicture }).write()
}

interface Output {
  /** The caller does not use the bytes afterwards. */
  put(name: string, bytes: Uint8Array): Promise<void>
  putPicture(name: string, hash: string): Promise<MediumChecksum>
}

class ArchiveWriter {
  readonly #snapshot: Snapshot
  readonly #options: ArchiveOptions
  readonly #output: Output
  readonly #tables: Manifest['tables'] = {}
  readonly #pictures: Manifest['pictures'] = {}
  #unpublishedPosts = 0

  constructor(snapshot: Snapshot, options: ArchiveOptions, output: Output) {
    this.#snapshot = snapshot
    this.#options = options
    this.#output = output
  }

  async write(): Promise<Manifest> {
    const { createdAt, engine, secrets, beside } = this.#options
    const header: ArchiveHeader = {
      format: 'den-backup',
      version: beside ? BESIDE_VERSION : WHOLE_VERSION,
      createdAt: createdAt.toISOString(),
      engine,
      migrations: [...this.#snapshot.migrations],
      secrets,
      ...(beside && { pictureSet: beside.name }),
    }
    await this.#output.put(HEADER_FILE, json(header))
    for (const table of this.#snapshot.tables) if (isBackedUp(table.name, secrets)) await this.#writeTable(table)
    const manifest: Manifest = {
      ...header,
      unpublishedPosts: this.#unpublishedPosts,
      tables: this.#tables,
      pictures: this.#pictures,
    }
    await this.#output.put(MANIFEST_FILE, json(manifest))
    return manifest
  }

  async #writeTable(table: TableShape): Promise<void> {
    const { secrets, pictures: isWithPictures = true } = this.#options
    const columns = portableColumns(table)
    const checksum = createHash('sha256')
    const total = { rows: 0, bytes: 0 }
    let part: string[] = []
    let media: Row[] = []
    let length = 0
    let parts = 0
    const flush = async () => {
      if (part.length === 0) return
      total.bytes += await this.#putWithChecksum(partName(table.name, ++parts), part.join(''), checksum)
      // Pictures follow the part with their rows, so that a reader buffers the rows of one part only.
      for (const row of media) await this.#writePicture(row)
      part = []
      media = []
      length = 0
    }
    for await (const rows of this.#snapshot.rows(table, columns)) {
      for (const read of rows) {
        const row = backedUpRow(table.name, read, secrets)
        if (!row) continue
        const line = `${rowToJson(row, columns)}\n`
        total.rows++
        if (table.name === 'posts' && (row.status !== 'published' || row.trashed_at !== null)) this.#unpublishedPosts++
        length += line.length
        part.push(line)
        if (isWithPictures && table.name === 'media') media.push(row)
        if (length >= PART_LENGTH) await flush()
      }
    }
    await flush()
    this.#tables[table.name] = { ...total, sha256: checksum.digest('hex') }
  }

  /** @param checksum of all parts of a table. @returns the length in bytes */
  async #putWithChecksum(name: string, text: string, checksum: Hash): Promise<number> {
    const bytes = Buffer.from(text)
    const { byteLength } = bytes
    checksum.update(bytes)
    await this.#output.put(name, bytes)
    return byteLength
  }

  async #writePicture({ hash: named, type, byte_length }: Row): Promise<void> {
    const { beside, onPicture } = this.#options
    const [hash, byteLength] = [String(named), Number(byte_length)]
    const name = pictureName(hash, String(type))
    if (!beside) {
      this.#pictures[name] = await this.#output.putPicture(name, hash)
      return
    }
    await beside.keep(basename(name), { hash, byteLength }, () => this.#snapshot.mediumBytes(hash))
    this.#pictures[name] = { bytes: byteLength }
    onPicture?.()
  }
}

/** The columns in the lines of a table, sorted by name. */
export function portableColumns({ columns }: TableShape): ColumnShape[] {
  return columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function json(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
