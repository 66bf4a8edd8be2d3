import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openDatabase } from '#server/db/database.ts'
import { SQLITE_FILE } from '#server/db/sqlite-file.ts'
import type { TestDatabase } from './databases.ts'

/** Overwrites the first page of a table in the SQLite file and makes open connections read it again. */
export async function damage(database: TestDatabase, table: string): Promise<void> {
  await using other = await openDatabase(database.config)
  await sql`update counters set value = value + 1`.execute(other.write)
  await sql`pragma wal_checkpoint(truncate)`.execute(other.write)
  damageFile(join(database.config.dataDir, SQLITE_FILE), table)
  await sql`update counters set value = value + 1`.execute(other.write)
}

/** Overwrites the first page of a table in a SQLite file. */
export function damageFile(file: string, table: string): void {
  const { rootpage, page_size } = pageOf(file, table)
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(page_size, 0xff), 0, page_size, (rootpage - 1) * page_size)
  fsyncSync(handle)
  closeSync(handle)
}

function pageOf(file: string, table: string): { rootpage: number; page_size: number } {
  using handle = new DatabaseSync(file)
  const statement = handle.prepare('select rootpage, page_size from sqlite_schema, pragma_page_size where name = ?')
  return statement.get(table) as { rootpage: number; page_size: number }
}
