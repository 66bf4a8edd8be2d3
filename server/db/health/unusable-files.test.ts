import { cpSync, existsSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { damage, damageFile } from '#test/support/database/damage.ts'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { openDatabase } from '../database.ts'
import { migrations } from '../migrations/index.ts'
import { migrateToLatest } from '../migrator.ts'
import { SQLITE_FILE } from '../sqlite-file.ts'
import { whyNotReady } from '../why-not-ready.ts'
import { StorageError, storageFailure } from './storage-error.ts'
import { MARKER_FILE, noteClosed, noteWriting, refuseLostLog } from './used-folder.ts'

const save = (database: TestDatabase) => new SettingsRepository(database).set('adsEnabled', true)
const fileOf = (database: TestDatabase) => join(database.config.dataDir, SQLITE_FILE)

describeEachDatabase('A database that a newer version migrated beneath this one', (open) => {
  it('is read on, and written to no more', async () => {
    await using database = await open({ knownMigrations: Object.keys(migrations), timeouts: { migrationsMs: 0 } })
    await using newer = await openDatabase(database.config)
    await save(database)
    // A write by another process alone is no reason.
    await sql`update counters set value = value + 1`.execute(newer.write)
    await save(database)

    await sql`insert into migrations (name, timestamp) values ('999-newer', '2027-01-01')`.execute(newer.write)
    const version = await database.contentVersion()
    await expect(save(database)).rejects.toThrow('was upgraded by a newer version of Den')
    const alone = sql`update counters set value = 0`.execute(database.write)
    await expect(alone).rejects.toThrow(new StorageError('upgraded').message)
    await expect(database.assertWritable()).rejects.toThrow(StorageError)
    expect(await database.contentVersion()).toBe(version)
    expect(await new SettingsRepository(database).all()).toMatchObject({ adsEnabled: true })
  })
})

describeEachDatabase('A database to which a newer version only added', (open) => {
  it('is written to as before, until that version takes something away', async () => {
    await using database = await open({ knownMigrations: Object.keys(migrations), timeouts: { migrationsMs: 0 } })
    await using newer = await openDatabase(database.config)
    await migrateToLatest(newer, { ...migrations, [LATER]: { up } })
    await save(database)
    await expect(whyNotReady(database, pino({ level: 'silent' }))).resolves.toBe(null)

    await sql`insert into migrations (name, timestamp) values ('999-contract-later', '2027-01-01')`.execute(newer.write)
    await expect(save(database)).rejects.toThrow('was upgraded by a newer version of Den')
  })
})

describe('A SQLite file', () => {
  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['emptied', (file: string) => truncateSync(file)],
    [
      'replaced by another one',
      async (file: string) => {
        await copyFile(file, `${file}.other`)
        renameSync(`${file}.other`, file)
      },
    ],
  ])('that is %s while it is open is written to no more', async (_how, lose) => {
    await using database = await openTestSqlite()
    await save(database)
    await lose(fileOf(database))
    await expect(save(database)).rejects.toThrow('is gone, empty or another one than at the start')
    await expect(database.assertWritable()).rejects.toThrow(StorageError)
  })

  it('that turns out to be damaged is written to no more, and refused at the next start', async () => {
    await using database = await openTestSqlite()
    await damage(database, 'posts')
    await expect(database.read.selectFrom('posts').select('title').execute()).rejects.toThrow('malformed')
    await expect(save(database)).rejects.toThrow('is damaged')
    await expect(database.assertWritable()).rejects.toThrow(StorageError)

    await using next = await openDatabase({ dataDir: database.config.dataDir })
    await expect(next.refuseDamage()).rejects.toThrow(
      /den\.sqlite is damaged, .* Restore it from a backup: stop Den, and run \.\/den restore <backup> --replace/,
    )
  })

  it('on a full disk says so, and takes what fits again', async () => {
    await using database = await openTestSqlite()
    const long = () => new SettingsRepository(database).set('blogName', 'x'.repeat(1_000_000))
    await sql`pragma max_page_count = 1`.execute(database.write)
    const refusal = await long().catch((error) => error)
    expect(storageFailure(refusal)).toMatchObject({ status: 507 })
    await database.assertWritable()
    await sql`pragma max_page_count = 1000000`.execute(database.write)
    await long()
  })

  it('that is sound is not refused', async () => {
    await using database = await openTestSqlite()
    await database.refuseDamage({ always: true })
  })

  it('that was damaged after it was closed is refused', async () => {
    const dataDir = await usedFolder()
    damageFile(join(dataDir, SQLITE_FILE), 'posts')
    await using database = await openDatabase({ dataDir })
    await expect(database.refuseDamage()).rejects.toThrow('is damaged')
  })

  it('that is as it was closed is not looked through, unless a caller asks for it', async () => {
    const dataDir = await usedFolder()
    const file = join(dataDir, SQLITE_FILE)
    damageFile(file, 'posts')
    // As if the damage were older than the end of the last process.
    noteClosed(dataDir, file, true)
    {
      await using database = await openDatabase({ dataDir })
      await database.refuseDamage()
      await expect(database.refuseDamage({ always: true })).rejects.toThrow('is damaged')
    }
    // Left by a process that was killed.
    writeFileSync(`${file}-wal`, '')
    await using database = await openDatabase({ dataDir })
    await expect(database.refuseDamage()).rejects.toThrow('is damaged')
  })

  it('in which damage was seen is looked through at the next start', async () => {
    const dataDir = await usedFolder()
    damageFile(join(dataDir, SQLITE_FILE), 'posts')
    {
      await using database = await openDatabase({ dataDir })
      await expect(database.read.selectFrom('posts').select('title').execute()).rejects.toThrow('malformed')
    }
    await using database = await openDatabase({ dataDir })
    await expect(database.refuseDamage()).rejects.toThrow('is damaged')
  })

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
  ])('that is %s where a blog was is refused, until that is meant', async (how, lose) => {
    const dataDir = await usedFolder()
    const file = join(dataDir, SQLITE_FILE)
    lose(file)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`den\\.sqlite is ${how}, though .* Restore it .* another DATA_DIR\\..* delete .*${MARKER_FILE}\\.$`),
    )
    // No new database was made.
    expect(existsSync(file)).toBe(how === 'empty')
    rmSync(join(dataDir, MARKER_FILE))
    await using _anew = await openDatabase({ dataDir })
  })
})

describe('A write-ahead log that a killed process left', () => {
  it('is missed by whoever opens the database, until that is meant', async () => {
    const { dataDir, file } = await killedFolder()
    rmSync(`${file}-wal`)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /den\.sqlite-wal is gone, .* Put it back .* \.\/den restore <backup> --replace\. .* delete .*den\.json\.$/,
    )
    expect(existsSync(`${file}-wal`)).toBe(false)
    rmSync(join(dataDir, MARKER_FILE))
    await using database = await openDatabase({ dataDir })
    expect(await new SettingsRepository(database).all()).toEqual({})
  })

  it('is not missed where it is there, or another program emptied it into the file', async () => {
    const { dataDir } = await killedFolder()
    {
      await using database = await openDatabase({ dataDir })
      expect(await new SettingsRepository(database).all()).toMatchObject({ adsEnabled: true })
    }
    const emptied = await killedFolder()
    // As if the log had been left some time ago.
    utimesSync(emptied.file, 1, 1)
    noteWriting(emptied.dataDir, 1_000)
    {
      using other = new DatabaseSync(emptied.file)
      other.exec('select count(*) from posts')
    }
    expect(existsSync(`${emptied.file}-wal`)).toBe(false)
    await using database = await openDatabase({ dataDir: emptied.dataDir })
    expect(await new SettingsRepository(database).all()).toMatchObject({ adsEnabled: true })
  })

  it('is missed also after a command ran beside the server, and after a checkpoint', async () => {
    const dataDir = await usedFolder()
    await using server = await openDatabase({ dataDir })
    await new SettingsRepository(server).set('adsEnabled', true)
    {
      await using command = await openDatabase({ dataDir })
      await new SettingsRepository(command).set('blogName', 'By a command')
    }
    expect(await lostLog(dataDir)).toThrow('den.sqlite-wal is gone')
    await sql`pragma wal_checkpoint(truncate)`.execute(server.write)
    await new SettingsRepository(server).set('blogName', 'Since then')
    expect(await lostLog(dataDir)).toThrow('den.sqlite-wal is gone')
  })
})

/** What a start says over a copy of the folder without the log. */
async function lostLog(dataDir: string): Promise<() => void> {
  const folder = temporaryFolder()
  cpSync(dataDir, folder, { recursive: true, preserveTimestamps: true })
  rmSync(join(folder, `${SQLITE_FILE}-wal`))
  return () => refuseLostLog(folder, join(folder, SQLITE_FILE))
}

/** A copy, as it stands, of a folder whose database is in use. */
async function killedFolder(): Promise<{ readonly dataDir: string; readonly file: string }> {
  const used = await usedFolder()
  await using database = await openDatabase({ dataDir: used })
  await new SettingsRepository(database).set('adsEnabled', true)
  const dataDir = temporaryFolder()
  cpSync(used, dataDir, { recursive: true, preserveTimestamps: true })
  return { dataDir, file: join(dataDir, SQLITE_FILE) }
}

/** A folder with a database that was in use, and closed. */
async function usedFolder(): Promise<string> {
  const dataDir = migratedFolder()
  await using database = await openDatabase({ dataDir })
  database.markUsed()
  return dataDir
}
