import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type Database, type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'

/** A database of one test; disposing of it removes it. */
export interface TestDatabase extends Database {
  /** Configuration to open it once more, as another instance would. */
  readonly config: DatabaseConfig
}

export interface OpenOptions extends Omit<DatabaseConfig, 'dataDir' | 'databaseUrl'> {
  /** Leaves the database without tables. */
  readonly empty?: boolean
}

/** Timeouts that suffice on a busy machine; only tests of these timeouts need short ones. */
const PATIENT = {
  connectMs: 60_000,
  acquireMs: 60_000,
  probeAfterMs: 60_000,
  probeMs: 60_000,
  queryMs: 120_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
}

/** Connections of a database: PostgreSQL takes four milliseconds for each, and few tests use more than these at once. */
const POOL = 5

/** Opens a new database, migrated to the latest version: `await using database = await open()`. */
export type OpenTestDatabase = (options?: OpenOptions) => Promise<TestDatabase>

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEachDatabase(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${name} (SQLite)`, () => tests(openTestSqlite))
  describe(`${name} (PostgreSQL)`, () => tests(openTestPostgres))
}

/**
 * Runs the tests of a whole server on SQLite, and with `DEN_TEST_LONG=1` on PostgreSQL as well. Storage tests cover both
 * engines in every run, and so does `test/routes/postgres.test.ts` for each kind of route.
 */
export function describeServer(name: string, tests: (open: OpenTestDatabase) => void): void {
  if (process.env.DEN_TEST_LONG === '1') describeEachDatabase(name, tests)
  else describe(name, () => tests(openTestSqlite))
}

export async function openTestSqlite({ empty, ...options }: OpenOptions = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(inject('databaseFolder'), 'test-'))
  if (!empty) copyFileSync(join(inject('databaseFolder'), SQLITE_FILE), join(dataDir, SQLITE_FILE))
  return openTest({ ...options, dataDir }, async () => rmSync(dataDir, { recursive: true, force: true }))
}

export async function openTestPostgres({ empty, ...options }: OpenOptions = {}): Promise<TestDatabase> {
  const name = `den_${randomBytes(8).toString('hex')}`
  const databaseUrl = inject('postgresUrl').replace('/postgres?', `/${name}?`)
  const dataDir = mkdtempSync(join(inject('databaseFolder'), 'test-'))
  await asAdmin(`create database ${name} template ${empty ? 'template0' : 'den_template'} strategy file_copy`)
  const timeouts = { ...PATIENT, ...options.timeouts }
  return openTest({ databasePool: POOL, ...options, timeouts, dataDir, databaseUrl }, async () => {
    await asAdmin(`drop database ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  })
}

async function openTest(config: DatabaseConfig, remove: () => Promise<void>): Promise<TestDatabase> {
  const database = await openDatabase(config)
  return {
    ...database,
    config,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await remove()
    },
  }
}

let admins: pg.Pool | undefined

/** Uses a connection that the files of a worker share: PostgreSQL takes as long to open one as to drop a database. */
async function asAdmin(statement: string): Promise<void> {
  admins ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, allowExitOnIdle: true }).on(
    'error',
    () => {},
  )
  await admins.query(statement)
}
