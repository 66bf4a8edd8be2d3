import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, type LogConfig, type RawBuilder, type SqlBool, sql } from 'kysely'
import { CONTENT_STATE, type ContentState } from './content-version.ts'
import type { DatabaseConfig, Handles } from './database.ts'
import { SqliteWatch } from './health/sqlite-watch.ts'
import { storageProblem } from './health/storage-error.ts'
import {
  isAsClosed,
  markFolder,
  noteClosed,
  refuseLostDatabase,
  refuseLostLog,
  restoreAdvice,
} from './health/used-folder.ts'
import { BUSY_TIMEOUT_MS, nodeSqliteDialect, type StatementHooks } from './sqlite-dialect.ts'
import { SQLITE_FILE } from './sqlite-file.ts'
import { NO_LOCKS } from './table-locks.ts'
import type { Tables } from './tables.ts'
import { readSqliteSnapshot } from './transfer/sqlite-snapshot.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

export const dialect = 'sqlite'

/** The first release without the fault that could damage a database whose write-ahead log is reset. */
const OLDEST_VERSION = '3.51.3'
/** The check at start skips this table: pictures make up most of a file, and checking them would make every start slow. */
const UNCHECKED_TABLE = 'media_parts'
/** 2,000 KiB, for work that reads every page once. */
const SMALL_CACHE = 'pragma cache_size = -2000'

export async function open(config: DatabaseConfig, log: LogConfig | undefined): Promise<Handles> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  // Fails with a clear error code; SQLite would only say that it is unable to open the file.
  accessSync(config.dataDir, constants.W_OK)
  const file = join(config.dataDir, SQLITE_FILE)
  refuseLostDatabase(config.dataDir, file)
  makePrivate(file)
  refuseLostLog(config.dataDir, file)
  const wasClosed = isAsClosed(config.dataDir, file)

  const writer = openHandle(file, false)
  const syncsOnClose = config.syncs === 'on-close'
  if (syncsOnClose) writer.exec('pragma synchronous = normal')
  const reader = openHandle(file, true)
  // From here on the dialect waits for locks.
  writer.exec('pragma busy_timeout = 0')
  const watch = new SqliteWatch(config.dataDir, file, writer, config.knownMigrations)
  const onError = (error: unknown) => watch.recordError(error)
  const kysely = (handle: DatabaseSync, hooks: StatementHooks) =>
    new Kysely<Tables>({ dialect: nodeSqliteDialect(handle, hooks), ...(log && { log }) })
  const read = kysely(reader, { onError, isWriter: false })
  const write = kysely(writer, { onError, isWriter: true, before: () => watch.beforeWrite() })
  let contentStatement: StatementSync | undefined

  return {
    read,
    write,
    // Bypasses Kysely, since this runs on every request.
    async contentState() {
      const started = config.onQuery ? performance.now() : 0
      try {
        contentStatement ??= reader.prepare(CONTENT_STATE)
        return contentStatement.get() as unknown as ContentState
      } catch (error) {
        watch.recordError(error)
        throw error
      } finally {
        config.onQuery?.({ sql: CONTENT_STATE, parameters: [], ms: performance.now() - started })
      }
    },
    assertWritable: async () => watch.assertWritable(),
    refuseDamage: async ({ always = false } = {}) => {
      if (always || !wasClosed) refuseDamage(file)
    },
    markUsed: () => markFolder(config.dataDir),
    migrationSession: (work) => work(write, NO_LOCKS),
    async snapshot(work) {
      using handle = openHandle(file, true)
      handle.exec(SMALL_CACHE)
      return await readSqliteSnapshot(handle, work)
    },
    async close() {
      const isUndamaged = watch.isWritable()
      if (syncsOnClose) syncLog(file)
      await read.destroy()
      await write.destroy()
      // Kysely leaves a handle open that it was never asked to use. The writer goes last: only it can empty the log.
      for (const handle of [reader, writer]) if (handle.isOpen) handle.close()
      noteClosed(config.dataDir, file, isUndamaged)
    },
  }
}

/** Writes the log to the disk. Opening the database file itself would drop this process's locks on it when it is closed. */
function syncLog(file: string): void {
  if (!existsSync(`${file}-wal`)) return
  const log = openSync(`${file}-wal`, 'r+')
  try {
    fsyncSync(log)
  } finally {
    closeSync(log)
  }
}

export function contains(column: string, fragment: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`instr(${sql.ref(column)}, ${fragment}) > 0`
}

export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('no such table')
}

export function instant(laterMs = 0): RawBuilder<string> {
  return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${laterMs / 1000} seconds`})`
}

export function randomId(): RawBuilder<string> {
  return sql<string>`lower(hex(randomblob(12)))`
}

/** SQLite has one writer, so no other transaction can be claiming. */
export function skipLocked(): RawBuilder<unknown> {
  return sql``
}

/** Files beside a new one inherit its mode. An existing one is not opened: closing it would drop this process's locks on it. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function openHandle(file: string, readOnly: boolean): DatabaseSync {
  const handle = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS, defensive: true })
  try {
    refuseOldVersion(handle)
    handle.exec(`
      pragma trusted_schema = off;
      pragma foreign_keys = on;
      pragma cache_size = ${readOnly ? -64_000 : -8_000};
    `)
    // FULL: what was acknowledged survives a power cut, not only a crash of this process.
    if (!readOnly)
      handle.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma wal_autocheckpoint = 1000;
        pragma journal_size_limit = 67108864;
      `)
    // Reads the first page, so that a damaged file is refused here.
    handle.exec('pragma schema_version')
    return handle
  } catch (error) {
    handle.close()
    throw storageProblem(error) === 'damaged' ? damaged(file, error) : error
  }
}

function refuseOldVersion(handle: DatabaseSync): void {
  const version = String(handle.prepare('select sqlite_version() as version').get()!.version)
  if (version.localeCompare(OLDEST_VERSION, 'en', { numeric: true }) < 0)
    throw new UnusableDatabaseError(
      `This Node holds SQLite ${version}, which can damage a database; Den needs ${OLDEST_VERSION} or newer. Use a newer Node 24.`,
    )
}

/** Half a second for a hundred thousand posts. Of the full-text index, whose check takes long, only the data tables are read. */
function refuseDamage(file: string): void {
  try {
    // A separate handle: the check would fill the reader's cache with pages that are not read again, and the memory would be kept.
    using handle = openHandle(file, true)
    handle.exec(SMALL_CACHE)
    const tables = handle.prepare(
      "select name from sqlite_schema where type = 'table' and name <> ? and sql not like 'create virtual table%'",
    )
    for (const { name } of tables.all(UNCHECKED_TABLE)) {
      const found = handle.prepare(`pragma quick_check('${name}')`).get()?.quick_check
      if (found !== 'ok') throw damaged(file, new Error(String(found)))
    }
  } catch (error) {
    throw storageProblem(error) === 'damaged' ? damaged(file, error) : error
  }
}

function damaged(file: string, cause: unknown): UnusableDatabaseError {
  return new UnusableDatabaseError(`${file} is damaged, or not a database. ${restoreAdvice(file)}`, { cause })
}
