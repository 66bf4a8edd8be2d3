import { sql } from 'kysely'
import { migrations } from '#server/db/migrations/index.ts'
import { INIT } from '#server/db/migrations/unreleased.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import type { OpenOptions, OpenTestDatabase, TestDatabase } from './databases.ts'
import { savePost } from './posts.ts'

/**
 * A database with a post whose tables are called as a development state left them: those of `050-init`, by the migrations that made them.
 * @param last the last of these
 */
export async function openUnreleased(
  open: OpenTestDatabase,
  options: OpenOptions = {},
  last = '049-content-changes',
): Promise<TestDatabase> {
  const database = await openAt(INIT, open, options)
  await savePost(database, { title: 'Kept' })
  for (const name of ['001-init', '048-author-names', last])
    await sql`insert into migrations (name, timestamp) values (${name}, '2026-11-01') on conflict do nothing`.execute(
      database.write,
    )
  await sql`delete from migrations where name = ${INIT}`.execute(database.write)
  return database
}

/** A database whose last migration is `name`. */
export async function openAt(name: string, open: OpenTestDatabase, options: OpenOptions = {}): Promise<TestDatabase> {
  const database = await open({ ...options, empty: true })
  await migrateToLatest(database, migrations, name)
  return database
}
