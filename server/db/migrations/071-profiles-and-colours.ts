import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Profiles of accounts, which readers see beside their names as printed, and colours of categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict, isJson } = columnTypes(db)
  const statements = [
    sql`alter table categories add column colour ${text} not null default ''`,
    sql`
      create table author_profiles (
        account_id ${text} primary key references accounts (id) on delete cascade,
        portrait ${text} not null,
        about ${text} not null,
        links ${text} not null check (${isJson('links', 'array')})
      ) ${strict}`,
    sql`create index author_profiles_by_portrait on author_profiles (portrait)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
