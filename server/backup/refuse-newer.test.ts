import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrateToLatest } from '../db/migrator.ts'
import { createBackup } from './backup.ts'

it('a backup is left to the version that added to the database, since it would lack what was added', async () => {
  await using database = await openTestSqlite()
  const folder = temporaryFolder()
  const backup = () => createBackup(database, { file: undefined, folder, secrets: true, passphrase: undefined })
  await migrateToLatest(database, { ...migrations, [LATER]: { up } })
  const problem = expect.stringMatching(/^This blog was upgraded by a newer Den \(it has migration 998-expand-later/)
  expect(await backup()).toEqual({ ok: false, problem })
})
