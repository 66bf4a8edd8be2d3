import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { emptyTarget } from '#test/support/backup/target.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { type Database, type DatabaseConfig, openDatabase } from '../../db/database.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'
import { createBackup } from '../backup.ts'
import { restoreBackup } from './restore.ts'

let file: string
let target: DatabaseConfig

beforeEach(async () => {
  const dataDir = temporaryFolder()
  await using database = await openTestSqlite()
  await savePost(database, { title: 'Mine' })
  const options = { file: join(dataDir, 'one.tar.gz'), folder: dataDir, secrets: true, passphrase: undefined }
  file = succeeded(await createBackup(database, options)).file
  target = await emptyTarget('postgres')
})

const restore = (replace: boolean) => restoreBackup(target, { file, replace, passphrase: async () => '' })

const FOREIGN: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  'a posts table': [sql`create table posts (body text)`, sql`insert into posts values ('theirs')`],
  'a migrations table of another shape': [
    sql`create table migrations (id integer)`,
    sql`create table posts (body text)`,
    sql`insert into posts values ('theirs')`,
  ],
  'migrations of another program': [
    sql`create table migrations (name text)`,
    sql`insert into migrations values ('2024_create_users')`,
    sql`create table posts (body text)`,
    sql`insert into posts values ('theirs')`,
  ],
  'accounts without what Den knows of them': [
    sql`create table accounts (number integer)`,
    sql`create table posts (body text)`,
    sql`insert into posts values ('theirs')`,
  ],
}

it.each(Object.entries(FOREIGN))('refuses a PostgreSQL database with %s', async (_, statements) => {
  await using database = await openLook()
  for (const statement of statements) await statement.execute(database.read)
  for (const replace of [false, true])
    expect(await restore(replace)).toEqual({
      ok: false,
      problem: expect.stringMatching(/has tables that are named like Den's and were not made by Den: .*posts\. Name a/),
    })
  expect(await theirs(database, 'posts')).toEqual([{ body: 'theirs' }])
})

it('leaves tables of other names, and those of another schema', async () => {
  await using database = await openLook()
  await sql`create table full_text_index (body text)`.execute(database.read)
  await sql`insert into full_text_index values ('theirs')`.execute(database.read)
  await sql`create schema den`.execute(database.read)
  await sql`create table den.wages (body text)`.execute(database.read)
  await sql`insert into den.wages values ('theirs')`.execute(database.read)
  await sql`do $$ begin execute format('alter database %I set search_path = den, public', current_database()); end $$`.execute(
    database.read,
  )
  for (let time = 0; time < 2; time++) expect(await restore(true)).toMatchObject({ ok: true })
  expect(await theirs(database, 'public.full_text_index')).toEqual([{ body: 'theirs' }])
  expect(await theirs(database, 'den.wages')).toEqual([{ body: 'theirs' }])
  await using restored = await openLook()
  expect(await new PublishedPosts(restored).counts()).toMatchObject({ regular: 1 })
})

function openLook(): Promise<Database> {
  return openDatabase({ ...target, applicationName: 'test' })
}

async function theirs(database: Database, table: string): Promise<unknown[]> {
  const { rows } = await sql<{ body: string }>`select body from ${sql.table(table)}`.execute(database.read)
  return rows.map((row) => ({ ...row }))
}
