import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import { startPostgres } from '#test/support/database/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL; it holds a migrated `den_template`. */
    postgresUrl: string
    /** Folder of the test databases, removed after the run, however that ends. */
    databaseFolder: string
  }
}

const MEMORY = '/dev/shm'
const MEMORY_NEEDED_BYTES = 2 ** 30

/** Starts PostgreSQL and makes the template of each engine, once for the whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(root(), 'den-'))
  const server = await startPostgres(folder)

  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  // No query may depend on the collation, so this one differs from byte order.
  await admin.query("create database den_template template template0 locale_provider icu icu_locale 'en-US'")
  // Table statistics, and with them query plans, change only when a test says so.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  await admin.end()
  await migrate({ dataDir: folder, databaseUrl: server.url('den_template') })
  await migrate({ dataDir: folder })

  project.provide('postgresUrl', server.url('postgres'))
  project.provide('databaseFolder', folder)
  return () => server.stop()
}

/** In memory where there is room: a new PostgreSQL database is 300 files, which some disks take 200 ms to make. */
function root(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK)
    if (bavail * bsize >= MEMORY_NEEDED_BYTES) return MEMORY
  } catch {
    // Only Linux has `/dev/shm`.
  }
  // The path of a socket is limited to 103 bytes on macOS, where the usual folder has a long path.
  return process.platform === 'darwin' ? '/tmp' : tmpdir()
}

async function migrate(config: DatabaseConfig): Promise<void> {
  await using database = await openDatabase(config)
  await migrateToLatest(database)
}
