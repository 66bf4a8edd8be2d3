import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Database, type DatabaseConfig, openDatabase } from '../database.ts'
import { storageProblem } from '../health/storage-error.ts'
import { markFolder } from '../health/used-folder.ts'
import { migrateToLatest } from '../migrator.ts'
import { lockServer } from '../server-lock.ts'
import { SQLITE_FILE } from '../sqlite-file.ts'
import { STAGE_FOLDER } from './folder-stage.ts'
import { DatabaseInUseError, empty, type FreshDatabase, insertInto, MissingReferenceError } from './fresh-database.ts'

/** Folder for the new database below the data folder. Emptied at the start of a restore. */
const WORKSHOP = 'restoring'
/** Prepared statements are cached, one for each number of rows: long ones would take 40 MB. */
const VALUES_AT_ONCE = 1_000
const LOGS = ['-wal', '-shm', '-journal']

interface KeptAs {
  readonly folder: string
  /** Ends with `.sqlite`. */
  readonly name: string
}

/**
 * The existing files are unchanged until the new one is put in place by renaming, and if anything fails.
 * @throws {ServerLockedError} while a server runs
 */
export async function replaceSqlite<T>(
  config: DatabaseConfig,
  keptAs: KeptAs,
  fill: (fresh: FreshDatabase) => Promise<T>,
): Promise<{ readonly result: T; readonly keptFile: string | null }> {
  const { dataDir } = config
  using _lock = lockServer(dataDir)
  const workshop = join(dataDir, WORKSHOP)
  rmSync(workshop, { recursive: true, force: true })
  try {
    let result: T
    {
      await using database = await openDatabase({ ...config, dataDir: workshop, databaseUrl: undefined })
      result = await fill(freshOver(database))
    }
    settle(join(workshop, SQLITE_FILE))
    const file = join(dataDir, SQLITE_FILE)
    const keptFile = keep(file, keptAs)
    renameSync(join(workshop, SQLITE_FILE), file)
    sync(dataDir)
    markFolder(dataDir)
    rmSync(join(dataDir, STAGE_FOLDER), { recursive: true, force: true })
    return { result, keptFile }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

function freshOver(database: Database): FreshDatabase {
  return {
    connection: database,
    async migrate(upTo) {
      await migrateToLatest(database, undefined, upTo)
    },
    async load(tables, work) {
      await sql`pragma foreign_keys = off`.execute(database.write)
      await database.write.transaction().execute(async (trx) => {
        await empty(trx, tables)
        await work(insertInto(trx, { overriding: '', valuesAtOnce: VALUES_AT_ONCE }))
        const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(trx)
        if (rows[0])
          throw new MissingReferenceError(`A row of ${rows[0].table} names one of ${rows[0].parent} that is missing.`)
      })
      await sql`pragma foreign_keys = on`.execute(database.write)
    },
    snapshot: (work) => database.snapshot(work),
  }
}

/** Checkpoints and closes the database, so that no write-ahead log remains. */
function settle(file: string): void {
  try {
    using handle = new DatabaseSync(file)
    handle.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete')
  } catch (error) {
    throw storageProblem(error) === 'busy'
      ? new DatabaseInUseError('Another program uses the database in DATA_DIR. Wait until it is done.')
      : error
  }
  sync(file)
}

/**
 * The old file stays in its place. Its logs are moved away, even if the file is gone: SQLite would apply them to the new file.
 * @returns the second name; null when there was nothing
 */
function keep(file: string, { folder, name }: KeptAs): string | null {
  const endings = ['', ...LOGS].filter((ending) => existsSync(file + ending))
  if (endings.length === 0) return null
  if (endings.includes('')) settleUnlessDamaged(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    return keepIn(folder, name, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    return keepIn(dirname(file), name, file)
  }
}

function keepIn(folder: string, name: string, file: string): string {
  const kept = unusedFile(folder, name)
  if (existsSync(file)) giveSecondName(file, kept)
  for (const ending of LOGS) if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  sync(folder)
  return kept
}

function unusedFile(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : name.replace(/\.sqlite$/, `-${number}.sqlite`))
    if (!['', ...LOGS].some((ending) => existsSync(path + ending))) return path
  }
}

/** Links or copies the file, so that the original name always exists. */
function giveSecondName(file: string, path: string): void {
  try {
    linkSync(file, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') throw error
    try {
      copyFileSync(file, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
      sync(path)
    } catch (problem) {
      rmSync(path, { force: true })
      throw problem
    }
  }
}

function settleUnlessDamaged(file: string): void {
  try {
    settle(file)
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw error
  }
}

/** Syncs a folder, so that renames survive a power failure. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
