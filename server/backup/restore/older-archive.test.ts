import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openOldDatabase } from '#test/support/database/upgrade/old-database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { migrations } from '../../db/migrations/index.ts'
import { migrateToLatest, pendingMigrations } from '../../db/migrator.ts'
import { Search } from '../../posts/search/search.ts'
import { createBackup } from '../backup.ts'
import { restoreBackup } from './restore.ts'

describeEachDatabase('A backup of a database of an earlier version', (open) => {
  it('is made without migrating it, and becomes the same blog of this version on the other engine', async () => {
    await using old = await openOldDatabase(open)
    const pending = await pendingMigrations(old)
    expect(pending.length).toBeGreaterThan(10)
    const folder = temporaryFolder()
    const options = { file: join(folder, 'old.tar.gz'), folder, secrets: true, passphrase: undefined }
    const backup = succeeded(await createBackup(old, options))
    expect(await pendingMigrations(old)).toEqual(pending)
    expect(backup.manifest.migrations.length + pending.length).toBe(Object.keys(migrations).length)

    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    succeeded(await restoreBackup(target, { file: backup.file, replace: false, passphrase: async () => '' }))
    await using database = await openTarget(target)
    expect(await pendingMigrations(database)).toEqual([])
    await migrateToLatest(old)
    const postsOf = ({ read }: Pick<typeof old, 'read'>) => read.selectFrom('posts').selectAll().orderBy('id').execute()
    const posts = await postsOf(old)
    expect(posts.length).toBeGreaterThan(0)
    expect((await postsOf(database)).map((row) => ({ ...row }))).toEqual(posts.map((row) => ({ ...row })))
    expect((await new Search(database).page(posts[0]!.title, 1)).total).toBeGreaterThan(0)
  })
})
