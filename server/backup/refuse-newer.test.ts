import { expect, it } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { addAdministrator, backupsOf } from '#test/support/backup/backups.ts'
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

it('a nightly backup is left to that version as well, and not recorded as failed', async () => {
  const clock = { now: Date.parse('2026-10-30T20:00:00Z') }
  await using database = await openTestSqlite({ now: () => new Date(clock.now) })
  await addAdministrator(database, '2026-10-30T12:00:00.000Z')
  const { nightlyBackups, backupJobs } = backupsOf(database, database.config)
  await using _ = backupJobs
  const runs = async () => {
    clock.now += 24 * HOUR_MS
    await nightlyBackups.makeDue()
    return database.read.selectFrom('backup_runs').select('state').execute()
  }
  expect(await runs()).toEqual([{ state: 'done' }])
  await migrateToLatest(database, { ...migrations, [LATER]: { up } })
  expect(await runs()).toEqual([{ state: 'done' }])
})
