import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Connection, Database } from './database.ts'
import { migrations } from './migrations/index.ts'
import { markingTables } from './migrations/made-tables.ts'
import { NewerDatabaseError } from './migrations/newer-database.ts'
import { tooNew } from './migrations/too-new.ts'
import { INIT, isUnreleased, knownNames, renameUnreleased } from './migrations/unreleased.ts'
import { NO_LOCKS, type TableLocks } from './table-locks.ts'
import type { Tables } from './tables.ts'

const TABLE = 'migrations'
const LOCK_TABLE = 'migration_lock'

/**
 * Names of the migrations still to run; one query. None where a newer version has run its own, and they only add.
 * @throws {NewerDatabaseError}
 * @throws {UnreleasedDatabaseError}
 */
export async function pendingMigrations(
  database: Database,
  known: Record<string, Migration> = migrations,
): Promise<string[]> {
  const stored = await appliedMigrations(database)
  const applied = knownNames(stored)
  const names = Object.keys(known).sort()
  const pending = names.filter((name) => !applied.includes(name) || (name === INIT && isUnreleased(stored)))
  const others = applied.filter((name) => !names.includes(name))
  // Migrations run in the order of their numbers: none is run beside those of another version.
  const refused = pending.length > 0 ? others.at(-1) : tooNew(others, new Set(names))
  if (refused) throw new NewerDatabaseError(refused, names.at(-1) ?? 'none')
  return pending
}

/**
 * Each migration has a transaction of its own; instances that start together take turns. Gives the names of those it ran.
 * @param before runs ahead of the first one, while other instances wait
 * @throws {NewerDatabaseError}
 * @throws {UnreleasedDatabaseError}
 */
export async function migrateToLatest(
  database: Database,
  known: Record<string, Migration> = migrations,
  upTo?: string,
  before: (pending: readonly string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  if ((await pendingMigrations(database, known)).length === 0) return []
  return database.migrationSession(async (db, locks) => {
    // Another instance may have run them meanwhile.
    const pending = await pendingMigrations(database, known)
    if (pending.length === 0) return []
    await before(pending)
    const isRenamed = isUnreleased(await appliedMigrations(database))
    if (isRenamed) await renameUnreleased(db, TABLE)
    return [...(isRenamed ? [INIT] : []), ...(await runMigrations(db, known, upTo, locks))]
  })
}

export async function runMigrations(
  db: Kysely<Tables>,
  known: Record<string, Migration> = migrations,
  upTo?: string,
  locks: TableLocks = NO_LOCKS,
): Promise<string[]> {
  const wanted = Object.entries(known)
    .filter(([name]) => upTo === undefined || name <= upTo)
    .map(([name, migration]) => [name, limited(migration, locks)])
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    migrationTableName: TABLE,
    migrationLockTableName: LOCK_TABLE,
  })
  const ran: string[] = []
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error) {
      await locks.afterFailure(error)
      continue
    }
    if (results.length === 0) return ran
    ran.push(...results.map((result) => result.migrationName))
  }
}

function limited(migration: Migration, locks: TableLocks): Migration {
  return {
    async up(trx) {
      await locks.limit(trx)
      await markingTables(trx, () => migration.up(trx))
    },
  }
}

/** Their stored names, in order. */
export async function appliedMigrations({ read, engine }: Pick<Connection, 'read' | 'engine'>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(read)
    return rows.map((row) => row.name)
  } catch (error) {
    if (engine.isMissingTable(error)) return []
    throw error
  }
}
