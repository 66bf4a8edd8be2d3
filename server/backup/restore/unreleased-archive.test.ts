import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase, openTestPostgres } from '#test/support/database/databases.ts'
import { openUnreleased, UNRELEASED_POSTS } from '#test/support/database/unreleased-database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Database, DatabaseConfig } from '../../db/database.ts'
import { migrations } from '../../db/migrations/index.ts'
import { migrateToLatest, pendingMigrations } from '../../db/migrator.ts'
import { Search } from '../../posts/search/search.ts'
import { createBackup } from '../backup.ts'
import { partsOf } from '../backup-content.ts'
import { restoreBackup } from './restore.ts'

describeEachDatabase('A database of a development state', (open) => {
  async function backup(old: Database) {
    const folder = temporaryFolder()
    return createBackup(old, { file: join(folder, 'old.tar.gz'), folder, secrets: true, passphrase: undefined })
  }
  const restore = (target: DatabaseConfig, file: string) =>
    restoreBackup(target, { file, replace: true, passphrase: async () => '' })

  it('has a backup, made without migrating it, that becomes the same blog of this version on the other engine', async () => {
    await using old = await openUnreleased(open)
    const { file } = succeeded(await backup(old))
    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    const restored = await restore(target, file)
    expect(await pendingMigrations(old)).toEqual(Object.keys(migrations))
    expect(partsOf(succeeded(restored).manifest).join(', ')).toContain('1 post, 4 drafts and posts in the trash, ')
    await using database = await openTarget(target)
    expect(await pendingMigrations(database)).toEqual([])
    await migrateToLatest(old)
    const postsOf = ({ read }: Pick<typeof old, 'read'>) => read.selectFrom('posts').selectAll().orderBy('id').execute()
    const posts = await postsOf(old)
    expect(posts).toHaveLength(Object.keys(UNRELEASED_POSTS).length)
    expect((await postsOf(database)).map((row) => ({ ...row }))).toEqual(posts.map((row) => ({ ...row })))
    expect((await new Search(database).page('Kept', 1)).total).toBe(1)
  })

  it('is not backed up, and its backup is not restored, when it has other tables', async () => {
    await using old = await openUnreleased(open)
    const { file } = succeeded(await backup(old))
    const refused = { ok: false, problem: expect.stringContaining('Start commit b1f3940e') }
    await sql`delete from migrations where name = '070-standard-pages'`.execute(old.write)
    expect(await backup(old)).toEqual(refused)

    const text = gunzipSync(readFileSync(file)).toString('latin1')
    writeFileSync(file, gzipSync(Buffer.from(text.replaceAll('070-standard-pages', '069-something-else'), 'latin1')))
    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    expect(await restore(target, file)).toEqual(refused)
  })
})

it('A PostgreSQL database of a development state with other tables is not replaced', async () => {
  await using old = await openUnreleased(openTestPostgres, {}, '069-search-and-pins')
  await using current = await openTestPostgres()
  const folder = temporaryFolder()
  const options = { file: join(folder, 'new.tar.gz'), folder, secrets: true, passphrase: undefined }
  const { file } = succeeded(await createBackup(current, options))
  expect(await restoreBackup(old.config, { file, replace: true, passphrase: async () => '' })).toEqual({
    ok: false,
    problem: expect.stringContaining('its last migration is 069-search-and-pins'),
  })
})
