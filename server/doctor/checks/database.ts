import type { Diagnosis } from '#domain/finding.ts'
import type { Database } from '../../db/database.ts'
import { NewerDatabaseError } from '../../db/migrations/newer-database.ts'
import { UnreleasedDatabaseError } from '../../db/migrations/unreleased.ts'
import { pendingMigrations } from '../../db/migrator.ts'
import { UnusableDatabaseError } from '../../db/unusable-database.ts'

/** @param readsAll reads all tables but pictures, which takes a second or more and blocks this process */
export async function checkDatabase(database: Database, readsAll: boolean): Promise<Diagnosis> {
  try {
    await database.assertWritable()
    if (readsAll) await database.refuseDamage({ always: true })
    const pending = await pendingMigrations(database)
    if (pending.length > 0)
      return {
        level: 'problem',
        detail: `${pending.length} ${pending.length === 1 ? 'migration has' : 'migrations have'} to run, the first is ${pending[0]}.`,
        remedy: 'Stop all servers, and start this version or run "den migrate". Either makes a backup first.',
      }
  } catch (error) {
    if (
      error instanceof NewerDatabaseError ||
      error instanceof UnreleasedDatabaseError ||
      error instanceof UnusableDatabaseError
    )
      return {
        level: 'problem',
        detail: error.message,
        remedy: 'Do what the message says; "den restore" needs a backup.',
      }
    throw error
  }
  return {
    level: 'ok',
    detail: database.dialect === 'sqlite' ? sqliteIsWell(readsAll) : postgresIsWell(database.isPooled?.() ?? false),
  }
}

const IS_WELL = 'can be written to and has the shape of this version'

function sqliteIsWell(wasRead: boolean): string {
  return `SQLite ${IS_WELL}${wasRead ? '; its tables are undamaged' : ''}.`
}

function postgresIsWell(isPooled: boolean): string {
  const asks =
    'Changes by other servers are asked for with each page; LISTEN, which a pooler does not pass on, is not used.'
  return `PostgreSQL${isPooled ? ' behind a pooler' : ''} ${IS_WELL}. ${asks}`
}
