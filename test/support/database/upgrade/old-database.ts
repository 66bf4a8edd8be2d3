import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { SQLITE_FILE } from '#server/db/sqlite.ts'
import type { OpenTestDatabase, TestDatabase } from '../databases.ts'

/** The commit whose server made it; see README.md. */
const COMMIT = '1197be7'

/** Credentials and links that users of an old database hold, and what it returned to them. */
export type Held = typeof import('./1197be7-sqlite.json')

/** A database as the old version left it, not migrated yet. */
export async function openOldDatabase(open: OpenTestDatabase): Promise<TestDatabase> {
  const database = await open({ empty: true })
  const dump = readFileSync(fixture(database, 'sql'), 'utf8')
  const { dataDir, databaseUrl } = database.config
  if (database.dialect === 'sqlite') {
    using file = new DatabaseSync(join(dataDir, SQLITE_FILE))
    file.exec(dump)
  } else {
    // A separate connection, since dumps change its settings.
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(dump)
    await client.end()
  }
  return database
}

/** Credentials and links that its users hold. */
export function heldBy(database: TestDatabase): Held {
  return JSON.parse(readFileSync(fixture(database, 'json'), 'utf8'))
}

function fixture({ dialect }: TestDatabase, extension: string): string {
  return join(import.meta.dirname, `${COMMIT}-${dialect}.${extension}`)
}
