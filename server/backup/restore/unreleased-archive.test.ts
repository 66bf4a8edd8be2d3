import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { openUnreleased, UNRELEASED_POSTS } from '#test/support/database/unreleased-database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { migrations } from '../../db/migrations/index.ts'
import { migrateToLatest, pendingMigrations } from '../../db/migrator.ts'
import { Search } from '../../posts/search/search.ts'
import { createBackup } from '../backup.ts'
import { contentOf } from '../backup-content.ts'
import { restoreBackup } from './restore.ts'

describeEachDatabase('A backup of a development state', (open) => {
  async function backedUp(last?: string) {
    const old = await openUnreleased(open, {}, last)
    const folder = temporaryFolder()
    const options = { file: join(folder, 'old.tar.gz'), folder, secrets: true, passphrase: undefined }
    const backup = succeeded(await createBackup(old, options))
    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    const restored = await restoreBackup(target, { file: backup.file, replace: false, passphrase: async () => '' })
    return { old, target, restored }
  }

  it('is made without migrating it, and becomes the same blog of this version on the other engine', async () => {
    const { old, target, restored } = await backedUp()
    await using _ = old
    expect(await pendingMigrations(old)).toEqual(Object.keys(migrations))
    expect(contentOf(succeeded(restored).manifest)).toContain('1 post, 4 drafts and posts in the trash, ')
    await using database = await openTarget(target)
    expect(await pendingMigrations(database)).toEqual([])
    await migrateToLatest(old)
    const postsOf = ({ read }: Pick<typeof old, 'read'>) => read.selectFrom('posts').selectAll().orderBy('id').execute()
    const posts = await postsOf(old)
    expect(posts).toHaveLength(Object.keys(UNRELEASED_POSTS).length)
    expect((await postsOf(database)).map((row) => ({ ...row }))).toEqual(posts.map((row) => ({ ...row })))
    expect((await new Search(database).page('Kept', 1)).total).toBe(1)
  })

  it('is refused in words when it has other tables', async () => {
    const { old, restored } = await backedUp('048-author-names')
    await using _ = old
    expect(restored).toMatchObject({ ok: false, problem: expect.stringContaining('Start commit d3b7e160') })
  })
})
