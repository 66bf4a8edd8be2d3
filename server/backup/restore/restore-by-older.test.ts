import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Dialect, emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import { savePost } from '#test/support/database/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { migrations } from '../../db/migrations/index.ts'
import { migrateToLatest } from '../../db/migrator.ts'
import { INDEX_VERSION } from '../../posts/indexing/post-index.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'
import { createBackup } from '../backup.ts'
import { copyBlog } from './copy.ts'
import { restoreBackup } from './restore.ts'

const later = { ...migrations, [LATER]: { up } }

describe.each<Dialect>(['sqlite', 'postgres'])('A blog on %s that a newer Den upgraded', (dialect) => {
  it.each(['restore', 'copy'])('can be upgraded again after a %s by this version', async (way) => {
    await using source = await openTestSqlite()
    await savePost(source, { title: 'Mine' })
    const index = { name: 'index_version', value: INDEX_VERSION + 1 }
    await source.write.insertInto('counters').values(index).execute()
    const folder = temporaryFolder()
    const options = { file: join(folder, 'one.tar.gz'), folder, secrets: true, passphrase: undefined }
    const { file } = succeeded(await createBackup(source, options))

    const target = await emptyTarget(dialect)
    {
      await using newer = await openTarget({ ...target, applicationName: 'test' })
      await migrateToLatest(newer, later)
      await sql`create table theirs (body text)`.execute(newer.write)
    }
    succeeded(
      way === 'copy'
        ? await copyBlog(source, target, { replace: true })
        : await restoreBackup(target, { file, replace: true, passphrase: async () => '' }),
    )
    await using again = await openTarget({ ...target, applicationName: 'test' })
    expect(await migrateToLatest(again, later)).toEqual([LATER])
    expect(await new PublishedPosts(again).counts()).toMatchObject({ regular: 1 })
    const indexed = again.read.selectFrom('counters').select('value').where('name', '=', 'index_version')
    expect(await indexed.execute()).toEqual([{ value: INDEX_VERSION }])
    if (dialect === 'postgres') expect((await sql`select body from theirs`.execute(again.read)).rows).toEqual([])
  })
})
