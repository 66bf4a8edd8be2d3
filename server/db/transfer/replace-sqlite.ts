import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Database, type DatabaseConfig, openDatabase } from '../database.ts'
import { markFolder } from '../health/used-folder.ts'
import { migrateToLatest } from '../migrator.ts'
import { lockServer } from '../server-lock.ts'
import { SQLITE_FILE } from '../sqlite.ts'
import { DatabaseInUseError, empty, type FreshDatabase, insertInto, MissingReferenceError } from './fresh-database.ts'

/** Folder in the data folder where the new database is made. What a killed process left there is deleted. */
const WORKSHOP = 'restoring'

/**
 * Makes a new database beside the one of `config`, lets `fill` fill it, and puts it in the place of that one by renaming. Until
 * then, and if anything fails, what was there stays as it was.
 * @param keptAs where the replaced file stays under another name, with its folder
 * @throws {ServerLockedError} while a server runs
 */
export async function replaceSqlite<T>(
  config: DatabaseConfig,
  keptAs: { readonly folder: string; readonly name: string },
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
    const keptFile = existsSync(file) ? keep(file, keptAs) : null
    renameSync(join(workshop, SQLITE_FILE), file)
    syncFolder(dataDir)
    markFolder(dataDir)
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
        await work(insertInto(trx, ''))
        const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(trx)
        if (rows[0])
          throw new MissingReferenceError(`A row of ${rows[0].table} names one of ${rows[0].parent} that is missing.`)
      })
      await sql`pragma foreign_keys = on`.execute(database.write)
    },
    snapshot: (work) => database.snapshot(work),
  }
}

/** Leaves one whole file, without a write-ahead log that would have to come along. */
function settle(file: string): void {
  try {
    using handle = new DatabaseSync(file)
    handle.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete')
  } catch (error) {
    throw isBusy(error)
      ? new DatabaseInUseError('Another program uses the database in DATA_DIR. Wait until it is done.')
      : error
  }
  sync(file)
}

/**
 * Gives the old file a second name. Its write-ahead log is emptied into it before, since a log that stayed behind would be
 * played into the new file. A file that is too damaged for that is moved away with its log.
 */
function keep(file: string, { folder, name }: { readonly folder: string; readonly name: string }): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = join(folder, name)
  try {
    settle(file)
    linkSync(file, kept)
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw error
    for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  }
  return kept
}

function isBusy(error: unknown): boolean {
  // The low byte is the primary code: SQLITE_BUSY or SQLITE_LOCKED.
  return error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff)
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** So that a rename survives a power cut. */
function syncFolder(folder: string): void {
  sync(folder)
}
