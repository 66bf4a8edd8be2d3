import type { Diagnosis } from '#domain/finding.ts'
import { answer } from '#domain/locales/en/answers/answer.ts'
import { findings } from '#domain/locales/en/answers/findings.ts'
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
        detail: answer(findings.migrations, { count: pending.length, name: pending[0]! }),
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

function sqliteIsWell(wasRead: boolean): string {
  return wasRead ? findings.sqliteIsUndamaged : findings.sqliteIsWell
}

function postgresIsWell(isPooled: boolean): string {
  return isPooled ? findings.pooledPostgresIsWell : findings.postgresIsWell
}
