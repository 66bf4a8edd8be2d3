import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type DatabaseConfig, openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/index.ts'
import { SQLITE_FILE } from '../db/sqlite.ts'
import { denTables, ForeignTablesError } from '../db/transfer/den-tables.ts'
import {
  DatabaseInUseError,
  type FreshDatabase,
  type InsertRows,
  MissingReferenceError,
} from '../db/transfer/fresh-database.ts'
import type { ColumnShape, Row, Snapshot, TableShape } from '../db/transfer/snapshot.ts'
import { recordCurrentIndex } from '../posts/indexing/index-state.ts'
import { indexOutdatedPosts } from '../posts/indexing/index-upkeep.ts'
import { encryptionOfFile, readArchiveFile } from './archive-file.ts'
import type { Manifest } from './archive-format.ts'
import { manifestOf, portableColumns } from './archive-writer.ts'
import { backupFolder } from './backup.ts'
import { holdsBlog } from './existing-blog.ts'
import { type HeldBack, holdBack } from './held-back.ts'
import { rowFromJson, UnportableValueError } from './row-json.ts'
import { isBackedUp, isOurs } from './table-policy.ts'
import { damaged, UnusableArchiveError } from './unusable-archive.ts'

export interface RestoreOptions {
  readonly file: string
  /** Restores over a blog. */
  readonly replace: boolean
  /** Asked when the file is encrypted. */
  readonly passphrase: () => Promise<string>
}

export type RestoreResult =
  | {
      readonly ok: true
      readonly manifest: Manifest
      readonly heldBack: HeldBack
      /** Where the replaced SQLite database is now. */
      readonly keptFile: string | null
    }
  | { readonly ok: false; readonly problem: string }

/** Restores a backup into the database of `config`. A refused or failed restore leaves the database unchanged. */
export async function restoreBackup(config: DatabaseConfig, options: RestoreOptions): Promise<RestoreResult> {
  try {
    const encryption = await encryptionOfFile(options.file)
    if (encryption === 'key') return refused('This file is encrypted for a key. Decrypt it with age first.')
    if (encryption === 'costly') return refused('Finding the key of this file would take too much memory.')
    if (!options.replace && (await isTaken(config)))
      return refused(
        `There is a blog ${config.databaseUrl ? 'in that PostgreSQL database' : `in ${config.dataDir}`}. With --replace the backup takes its place.`,
      )
    const passphrase = encryption === 'passphrase' ? await options.passphrase() : undefined
    // Verifies the whole file before anything is written.
    const manifest = await readArchiveFile(options.file, passphrase)
    refuseMigrations(manifest)
    const fill = (fresh: FreshDatabase) => fillFrom(options.file, passphrase, manifest, fresh)
    const { result, keptFile } = await replaced(config, fill)
    // Renditions and covers belong to the replaced blog. The server makes new ones at their first request.
    for (const folder of ['renditions', 'covers'])
      await rm(join(config.dataDir, folder), { recursive: true, force: true })
    return { ok: true, manifest, heldBack: result, keptFile }
  } catch (error) {
    const problem = problemOf(error, options.file)
    if (problem === undefined) throw error
    return refused(problem)
  }
}

function refused(problem: string): RestoreResult {
  return { ok: false, problem }
}

async function isTaken(config: DatabaseConfig): Promise<boolean> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, SQLITE_FILE))) return false
  await using database = await openDatabase({ ...config, applicationName: 'den restore' })
  // The tables may belong to another program, so this check comes before any query of the blog.
  if (config.databaseUrl) await denTables(database.read, isOurs)
  return await holdsBlog(database)
}

/** An archive has the first migrations of this version, or all. */
function refuseMigrations({ migrations: names }: Manifest): void {
  const known = Object.keys(migrations).sort()
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new UnusableArchiveError(
      `This backup was made by a newer Den (it has migration ${unknown}, this version knows up to ${known.at(-1)}). Restore it with that version.`,
    )
  if (names.some((name, index) => name !== known[index])) throw damaged('its migrations are not those of any version')
}

async function replaced(
  config: DatabaseConfig,
  fill: (fresh: FreshDatabase) => Promise<HeldBack>,
): Promise<{ readonly result: HeldBack; readonly keptFile: string | null }> {
  if (config.databaseUrl) {
    const { replacePostgres } = await import('../db/transfer/replace-postgres.ts')
    return { result: await replacePostgres(config, isOurs, fill), keptFile: null }
  }
  const { replaceSqlite } = await import('../db/transfer/replace-sqlite.ts')
  const instant = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  const keptAs = { folder: backupFolder(config.dataDir), name: `replaced-${instant}.sqlite` }
  return replaceSqlite(config, keptAs, fill)
}

/** Loads the file into the schema of its migrations, then runs the later migrations. */
async function fillFrom(
  file: string,
  passphrase: string | undefined,
  manifest: Manifest,
  fresh: FreshDatabase,
): Promise<HeldBack> {
  await fresh.migrate(manifest.migrations.at(-1))
  const tables = await fresh.snapshot(async (snapshot) => snapshot.tables)
  const shapes = new Map(
    tables.filter(({ name }) => isBackedUp(name, manifest.secrets)).map((table) => [table.name, table]),
  )
  const foreign = Object.keys(manifest.tables).find((name) => !shapes.has(name))
  if (foreign) throw damaged(`there is no table ${foreign}`)
  const missing = [...shapes.keys()].find((name) => !Object.hasOwn(manifest.tables, name))
  if (missing) throw damaged(`the table ${missing} is missing`)
  await fresh.load([...shapes.keys()], async (insert) => {
    const loader = new ArchiveLoader(shapes, insert)
    const loaded = await readArchiveFile(file, passphrase, loader)
    loader.end()
    if (JSON.stringify(loaded) !== JSON.stringify(manifest)) throw damaged('it changed while it was read')
  })
  await fresh.snapshot((snapshot) => refuseDifferences(snapshot, manifest))
  await fresh.migrate()
  const heldBack = await holdBack(fresh.connection)
  // The full-text index, which each engine has its own form of.
  await indexOutdatedPosts(fresh.connection)
  await recordCurrentIndex(fresh.connection)
  return heldBack
}

/** Reads back what was stored, as a backup of it would be written, and compares the sums. */
async function refuseDifferences(snapshot: Snapshot, expected: Manifest): Promise<void> {
  const options = { engine: expected.engine, createdAt: new Date(expected.createdAt), secrets: expected.secrets }
  if (!isDeepStrictEqual(await manifestOf(snapshot, options), expected))
    throw damaged('the database does not hold what it says, once it is stored')
}

class ArchiveLoader {
  readonly #shapes: ReadonlyMap<string, TableShape>
  readonly #insert: InsertRows
  /** Rows of `media` whose picture is still to come. */
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
    const table = this.#shapes.get('media')
    if (!row || !table) throw damaged(`nothing is known of the picture ${hash}`)
    this.#media.delete(hash)
    const columns: readonly ColumnShape[] = table.columns
    await this.#insert(table, columns, [{ ...row, bytes }])
  }

  /** Checks that every row of `media` has received its picture. */
  end(): void {
    const [missing] = this.#media.keys()
    if (missing) throw damaged(`the picture ${missing} is missing`)
  }
}

/** Constraints of both engines: checks, unique values, values that must be there, types. */
const REFUSED_VALUE = /^(23|22)/
const SQLITE_CONSTRAINT = 19
const SQLITE_MISMATCH = 20

const SAID_IN_WORDS = [UnusableArchiveError, DatabaseInUseError, ForeignTablesError]

function problemOf(error: unknown, file: string): string | undefined {
  if (SAID_IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof UnportableValueError || error instanceof MissingReferenceError)
    return `This backup is damaged or was changed. ${error.message}`
  const { code = '', errcode, path, syscall, message } = error as NodeJS.ErrnoException & { errcode?: number }
  if (path === file && code === 'ENOENT') return `There is no file ${file}.`
  if (path === file || syscall === 'read') return `${file} cannot be read: ${message}`
  const isRefused =
    errcode !== undefined ? [SQLITE_CONSTRAINT, SQLITE_MISMATCH].includes(errcode & 0xff) : REFUSED_VALUE.test(code)
  return isRefused
    ? `This backup is damaged or was changed: the database refuses what it holds (${message}).`
    : undefined
}
