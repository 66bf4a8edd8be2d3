import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { addAdministrator, backupsOf } from '#test/support/backup/backups.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { saveMedium } from '#test/support/database/media.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { openFakeS3 } from '#test/support/services/s3.ts'
import { BackupFolder } from '../backup-folder.ts'
import { BackupRunRepository } from './backup-run-repository.ts'

describeEachDatabase('copies of backups in a store', (open) => {
  it('follow each backup, and those that failed are made up for every hour', async () => {
    await using s3 = await openFakeS3()
    const clock = { now: 0 }
    await using database = await open({ now: () => new Date(clock.now) })
    await addAdministrator(database)
    const { nightlyBackups, folder, log, ...backups } = backupsOf(database, database.config, {
      config: { s3: s3.config },
    })
    await using _jobs = backups.backupJobs
    const runs = new BackupRunRepository(database)
    const at = async (time: string) => {
      clock.now = Date.parse(time)
      await nightlyBackups.makeDue()
      const made = await runs.latestMade()
      return { uploadedAt: made?.uploaded_at, problem: made?.upload_problem }
    }
    const puts = () => s3.requests.filter((line) => line.startsWith('PUT')).length

    expect(await at('2026-10-31T03:00:00Z')).toEqual({ uploadedAt: '2026-10-31T03:00:00.000Z', problem: null })
    expect(s3.requests).toContain('PUT /den/den-nightly-2026-10-31T030000Z.tar.gz')

    s3.fault = () => 'cut'
    const problem = `The connection to the store ${s3.config.endpoint} broke.`
    expect(await at('2026-11-01T03:00:00Z')).toEqual({ uploadedAt: null, problem })
    expect(log).toContainEqual(expect.objectContaining({ level: 40, problem }))
    s3.fault = () => undefined
    const before = puts()
    expect(await at('2026-11-01T03:59:00Z')).toEqual({ uploadedAt: null, problem })
    expect(puts()).toBe(before)
    expect(await at('2026-11-01T04:00:00Z')).toEqual({ uploadedAt: '2026-11-01T04:00:00.000Z', problem: null })

    // A missing file is not uploaded again and again.
    s3.fault = () => 'cut'
    await at('2026-11-02T03:00:00Z')
    rmSync(join(folder, 'den-nightly-2026-11-02T030000Z.tar.gz'))
    s3.fault = () => undefined
    const gone = puts()
    expect(await at('2026-11-02T05:00:00Z')).toEqual({ uploadedAt: null, problem })
    expect(puts()).toBe(gone)
  })

  it('are made also where old backups cannot be deleted, which makes no backup a failed one', async () => {
    await using s3 = await openFakeS3()
    const clock = { now: Date.parse('2026-10-31T03:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    await addAdministrator(database)
    const { nightlyBackups, backupJobs, folder, log } = backupsOf(database, database.config, {
      config: { s3: s3.config },
    })
    await using _jobs = backupJobs
    vi.spyOn(BackupFolder.prototype, 'rotate').mockRejectedValue(new Error('may not be deleted'))
    await nightlyBackups.makeDue()
    const runs = new BackupRunRepository(database)
    const made = { state: 'done', problem: null, uploaded_at: '2026-10-31T03:00:00.000Z' }
    expect(await runs.latest('nightly')).toMatchObject(made)
    expect(log).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'a backup was made, and old ones not deleted' }),
    )
    clock.now += HOUR_MS
    await nightlyBackups.makeDue()
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('that the end of the server interrupts begin anew, and report no failure', async () => {
    await using s3 = await openFakeS3()
    const clock = { now: Date.parse('2026-10-31T03:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    await addAdministrator(database)
    const site = { config: { s3: s3.config } }
    const stopped = backupsOf(database, database.config, site)
    s3.fault = () => {
      void stopped.backupJobs[Symbol.asyncDispose]()
      return 'hang'
    }
    await stopped.nightlyBackups.makeDue()
    const runs = new BackupRunRepository(database)
    expect(await runs.latest('upload')).toBeUndefined()
    expect(await runs.latestMade()).toMatchObject({ uploaded_at: null, upload_problem: 'It is not copied yet.' })

    s3.fault = () => undefined
    clock.now += 60_000
    await using next = backupsOf(database, database.config, site).backupJobs
    await next.uploadAgain(new Date(clock.now))
    expect(await runs.latestMade()).toMatchObject({ uploaded_at: '2026-10-31T03:01:00.000Z', upload_problem: null })
  })

  it('have the pictures beside them, each once, before the backup that needs them', async () => {
    await using s3 = await openFakeS3()
    const clock = { now: Date.parse('2026-10-31T03:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    await addAdministrator(database)
    const hash = await saveMedium(database, Buffer.from('a picture'))
    const media = { outside: { kind: 'folder', folder: temporaryFolder() }, belongs: 'outside' } as const
    const { nightlyBackups, backupJobs } = backupsOf(database, database.config, { config: { s3: s3.config }, media })
    await using _jobs = backupJobs
    const putsOf = async (time: string) => {
      clock.now = Date.parse(time)
      s3.requests.length = 0
      await nightlyBackups.makeDue()
      return s3.requests.filter((line) => line.startsWith('PUT'))
    }
    expect(await putsOf('2026-10-31T03:00:00Z')).toEqual([
      `PUT /den/pictures/plain/${hash}.png`,
      'PUT /den/den-nightly-2026-10-31T030000Z.tar.gz',
    ])
    expect(await putsOf('2026-11-01T03:00:00Z')).toEqual(['PUT /den/den-nightly-2026-11-01T030000Z.tar.gz'])
  })
})
