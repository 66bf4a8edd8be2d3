import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { StorageError, storageFailure } from './health/storage-error.ts'
import { NewerDatabaseError } from './migrations/newer-database.ts'
import { pendingMigrations } from './migrator.ts'

/** Gives the reason for `/readyz` in words: the database does not answer, is damaged, or has another schema. Null when ready. */
export async function whyNotReady(database: Database, log: Log): Promise<string | null> {
  try {
    await database.assertWritable()
    return (await pendingMigrations(database)).length === 0
      ? null
      : 'The database does not have the shape of this version.'
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    const cause = error instanceof NewerDatabaseError ? new StorageError('upgraded') : error
    return storageFailure(cause)?.detail ?? 'The database cannot be used.'
  }
}
