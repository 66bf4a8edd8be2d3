import { onTestFinished } from 'vitest'
import { type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { openTestPostgres, type TestDatabase } from '../database/databases.ts'

export type Dialect = 'sqlite' | 'postgres'

/** Location of an empty database, removed after the test. */
export async function emptyTarget(dialect: Dialect): Promise<DatabaseConfig> {
  if (dialect === 'sqlite') {
    const dataDir = temporaryFolder()
    return { dataDir }
  }
  // Uses another `application_name` than servers, which `restore` refuses.
  const database = await openTestPostgres({ empty: true, applicationName: 'test' })
  onTestFinished(() => database[Symbol.asyncDispose]())
  return { ...database.config, applicationName: 'den' }
}

/** Opens the database at a target, for a server or for inspection. */
export async function openTarget(config: DatabaseConfig): Promise<TestDatabase> {
  return { ...(await openDatabase(config)), config }
}
