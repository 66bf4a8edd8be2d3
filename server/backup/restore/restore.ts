import { isDeepStrictEqual } from 'node:util'
import type { DatabaseConfig } from '../../db/database.ts'
import { knownNames } from '../../db/migrations/unreleased.ts'
import type { InsertRows } from '../../db/transfer/fresh-database.ts'
import { isMedium } from '../../db/transfer/medium-checksum.ts'
import type { Row, Snapshot, TableShape } from '../../db/transfer/snapshot.ts'
import { encryptionOfFile, picturesBeside, readArchiveFile } from '../archive-file.ts'
import { fileOf, type Manifest, WHOLE_VERSION } from '../archive-format.ts'
import { manifestOf, portableColumns } from '../archive-writer.ts'
import { refuseMigrations } from '../refuse-newer.ts'
import { rowFromJson } from '../row-json.ts'
import { damaged } from '../unusable-archive.ts'
import { insertMedium } from './insert-medium.ts'
import { type Replaced, refuseTaken, removeCaches, replaceBlog } from './replace-blog.ts'
import { problemOf } from './restore-problem.ts'

interface RestoreOptions {
  readonly file: string
  readonly replace: boolean
  /** Asked when the file is encrypted. */
  readonly passphrase: () => Promise<string>
}

export type RestoreResult =
  | ({ readonly ok: true; readonly manifest: Manifest } & Replaced)
  | { readonly ok: false; readonly problem: string }

/** Restores a backup into the database of `config`. A refused or failed restore leaves the database unchanged. */
export async function restoreBackup(config: DatabaseConfig, options: RestoreOptions): Promise<RestoreResult> {
  try {
    const encryption = await encryptionOfFile(options.file)
    if (encryption === 'key') return refused('This file is encrypted for a key. Decrypt it with age first.')
    if (encryption === 'costly') return refused('Finding the key of this file would take too much memory.')
    await refuseTaken(config, options.replace)
    const passphrase = encryption === 'passphrase' ? await options.passphrase() : undefined
    // Verifies the whole file before anything is written.
    const beside = picturesBeside(options.file, passphrase)
    const manifest = await readArchiveFile(options.file, passphrase, undefined, undefined, beside)
    refuseMigrations(manifest.migrations, newerBackup)
    const { migrations, secrets } = manifest
    const replaced = await replaceBlog(config, {
      migrations,
      secrets,
      tables: Object.keys(manifest.tables),
      async load(shapes, insert) {
        const loader = new ArchiveLoader(shapes, insert)
        const loaded = await readArchiveFile(options.file, passphrase, loader, undefined, beside)
        loader.end()
        if (JSON.stringify(loaded) !== JSON.stringify(manifest)) throw damaged('it changed while it was read')
      },
      compare: (stored) => refuseDifferences(stored, manifest),
    })
    await removeCaches(config)
    return { ok: true, manifest, ...replaced }
  } catch (error) {
    const problem = fileProblem(error as NodeJS.ErrnoException, options.file) ?? problemOf(error)
    if (problem === undefined) throw error
    return refused(problem)
  }
}

function fileProblem({ path, code, syscall, message }: NodeJS.ErrnoException, file: string): string | undefined {
  if (path === file && code === 'ENOENT') return `There is no file ${file}.`
  return path === file || syscall === 'read' ? `${file} cannot be read: ${message}` : undefined
}

function newerBackup(which: string): string {
  return `This backup was made by a newer Den (${which}). Restore it with that version.`
}

function refused(problem: string): RestoreResult {
  return { ok: false, problem }
}

async function refuseDifferences(snapshot: Snapshot, expected: Manifest): Promise<void> {
  const options = { engine: expected.engine, createdAt: new Date(expected.createdAt), secrets: expected.secrets }
  const migrations = knownNames(expected.migrations)
  const stored = await manifestOf(snapshot, options)
  const { pictureSet, ...manifest } = expected
  const wanted = { ...manifest, version: WHOLE_VERSION, migrations, pictures: pictureSet ? {} : manifest.pictures }
  const isSame = isDeepStrictEqual(pictureSet ? { ...stored, pictures: {} } : stored, wanted)
  if (!isSame || (pictureSet && !areThose(stored.pictures, manifest.pictures)))
    throw damaged('the database does not hold what it says, once it is stored')
}

/** Whether the stored pictures are those beside an archive, which knows them by their hashes. */
function areThose(stored: Manifest['pictures'], wanted: Manifest['pictures']): boolean {
  const names = Object.keys(stored)
  return (
    names.length === Object.keys(wanted).length &&
    names.every((name) => {
      const file = fileOf(name)
      const { bytes, sha256 = '' } = stored[name]!
      return file && 'hash' in file && wanted[name]?.bytes === bytes && isMedium(file.hash, { bytes, sha256 })
    })
  )
}

class ArchiveLoader {
  readonly #shapes: ReadonlyMap<string, TableShape>
  readonly #insert: InsertRows
  readonly #media = new Map<string, Row>()

  constructor(shapes: ReadonlyMap<string, TableShape>, insert: InsertRows) {
    this.#shapes = shapes
    this.#insert = insert
  }

  async rows(name: string, lines: readonly unknown[]): Promise<void> {
    const table = this.#shapes.get(name)
    if (!table) throw damaged(`there is no table ${name}`)
    this.end()
    const columns = portableColumns(table)
    const rows = lines.map((line) => rowFromJson(line, columns))
    if (name === 'media') for (const row of rows) this.#media.set(String(row.hash), row)
    else await this.#insert(table, columns, rows)
  }

  async picture(hash: string, bytes: Uint8Array): Promise<void> {
    const row = this.#media.get(hash)
    if (!row) throw damaged(`nothing is known of the picture ${hash}`)
    this.#media.delete(hash)
    if (row.byte_length !== bytes.byteLength) throw damaged(`the picture ${hash} has another length than its row says`)
    await insertMedium(this.#shapes, this.#insert, row, (start, end) => bytes.subarray(start, end))
  }

  end(): void {
    const [missing] = this.#media.keys()
    if (missing) throw damaged(`the picture ${missing} is missing`)
  }
}
