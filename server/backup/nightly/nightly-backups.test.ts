import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { addAdministrator, backupsOf } from '#test/support/backup/backups.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { openDatabase } from '../../db/database.ts'
import { readArchiveFile } from '../archive-file.ts'
import type { BackupJobs } from '../runs/backup-jobs.ts'
import { BackupRunRepository } from '../runs/backup-run-repository.ts'
import { NightlyBackups } from './nightly-backups.ts'

const EVENING = Date.parse('2026-10-30T20:00:00Z')

async function opened(site: Parameters<typeof backupsOf>[2] = {}, open = openTestSqlite) {
  const clock = { now: EVENING }
  const now = () => new Date(clock.now)
  const database = await open({ now })
  await addAdministrator(database, '2026-10-30T12:00:00.000Z')
  const { nightlyBackups, ...backups } = backupsOf(database, database.config, site)
  return {
    ...backups,
    clock,
    database,
    now,
    runs: new BackupRunRepository(database),
    files: () => (existsSync(backups.folder) ? readdirSync(backups.folder).sort() : []),
    /** Sets the clock and lets the server check for due backups. */
    async at(time: string) {
      clock.now = Date.parse(time)
      await nightlyBackups.makeDue()
    },
    async [Symbol.asyncDispose]() {
      await backups.backupJobs[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

describe('nightly backups', () => {
  it('are made once a night in the time zone of the blog, verified, and readable for their owner alone', async () => {
    await using den = await opened({ timeZone: 'Europe/Berlin' })
    await den.at('2026-10-31T01:59:00Z')
    expect(den.files()).toEqual([])
    await den.at('2026-10-31T02:00:30Z')
    await den.at('2026-10-31T02:01:30Z')
    expect(den.files()).toEqual(['den-nightly-2026-10-31T020030Z.tar.gz'])
    const file = join(den.folder, den.files()[0]!)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await readArchiveFile(file, undefined)).toMatchObject({ secrets: true, tables: { accounts: { rows: 1 } } })
    expect(await den.runs.latest('nightly')).toMatchObject({
      state: 'done',
      started_by: 'system',
      problem: null,
      bytes: statSync(file).size,
      content: expect.stringContaining('1 administrator'),
    })
    const entry = await den.database.read.selectFrom('audit_entries').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      event: 'backup.made',
      who: 'system',
      about: expect.stringContaining(den.files()[0]!),
    })
  })

  it('are made up for when no server ran at night, and not made for a blog without administrators', async () => {
    await using den = await opened()
    await den.at('2026-11-02T17:20:00Z')
    expect(den.files()).toEqual(['den-nightly-2026-11-02T172000Z.tar.gz'])
    await den.database.write.deleteFrom('accounts').execute()
    await den.at('2026-11-03T03:00:00Z')
    expect(den.files()).toHaveLength(1)
  })

  it('are encrypted with a passphrase, and can be switched off', async () => {
    await using den = await opened({ config: { passphrase: 'twelve letters and more' } })
    await den.at('2026-10-31T03:00:00Z')
    const [name] = den.files()
    expect(name).toBe('den-nightly-2026-10-31T030000Z.tar.gz.age')
    expect(await readArchiveFile(join(den.folder, name!), 'twelve letters and more')).toMatchObject({ version: 1 })
    await using off = await opened({ config: { at: null } })
    await off.at('2026-11-05T03:00:00Z')
    expect(off.files()).toEqual([])
  })

  it('replace older ones, and touch no other file', async () => {
    await using den = await opened()
    mkdirSync(den.folder)
    const days = Array.from({ length: 30 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
    const others = ['den-2025-01-01T030000Z.tar.gz', 'den-before-migration-2025-01-01T030000Z.tar.gz', 'mine.tar.gz']
    for (const day of days) writeFileSync(join(den.folder, `den-nightly-${day}T030000Z.tar.gz`), '')
    for (const other of others) writeFileSync(join(den.folder, other), '')
    await den.at('2026-10-31T03:00:00Z')
    const kept = ['11', '18', '25', '26', '27', '28', '29', '30', '31']
    expect(den.files()).toEqual([...others, ...kept.map((day) => `den-nightly-2026-10-${day}T030000Z.tar.gz`)].sort())
  })

  it('that fail are reported and tried again after an hour', async () => {
    await using den = await opened()
    writeFileSync(den.folder, 'a file in the place of the folder')
    await den.at('2026-10-31T03:00:00Z')
    const problem = `${den.folder} could not be written.`
    expect(await den.runs.latest('nightly')).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining(problem),
    })
    expect(den.log).toContainEqual(expect.objectContaining({ level: 40, msg: 'a backup failed' }))
    rmSync(den.folder)
    await den.at('2026-10-31T03:59:00Z')
    expect(den.files()).toEqual([])
    await den.at('2026-10-31T04:00:00Z')
    expect(den.files()).toEqual(['den-nightly-2026-10-31T040000Z.tar.gz'])
  })

  it('are not begun on a disk without room for them', async () => {
    await using den = await opened({ freeBytes: async () => 60_000_000 })
    await den.at('2026-10-31T03:00:00Z')
    expect(den.files()).toEqual([])
    expect((await den.runs.latest('nightly'))?.problem).toBe(
      `60.0 MB are free in ${den.folder}; a backup takes about 20.0 MB, and the blog needs 50.0 MB beside it. Free some space, or name a folder on another disk as BACKUP_DIR.`,
    )
  })

  it('do not end for a year because a clock was wrong for a minute', async () => {
    await using den = await opened()
    const overdue = async () => [(await den.backups.all()).newestAt, await den.backups.isOverdue()]
    await den.at('2026-10-31T03:00:00Z')
    await den.at('2027-11-01T03:00:00Z')
    expect(await den.runs.begin({ kind: 'nightly', startedBy: 'system' })).not.toBeNull()
    den.clock.now = Date.parse('2026-11-02T02:59:00Z')
    expect(await overdue()).toEqual(['2026-10-31T03:00:00.000Z', false])
    den.clock.now = Date.parse('2026-11-02T03:00:01Z')
    expect(await overdue()).toEqual(['2026-10-31T03:00:00.000Z', true])
    expect(await den.runs.running()).toBeUndefined()
    await den.at('2026-11-02T03:00:01Z')
    expect(den.files()).toContain('den-nightly-2026-11-02T030001Z.tar.gz')
    expect(await overdue()).toEqual(['2026-11-02T03:00:01.000Z', false])
    await den.at('2026-11-03T03:00:00Z')
    expect(den.files()).toContain('den-nightly-2026-11-03T030000Z.tar.gz')
  })

  it('leave neither file nor trace when the server stops meanwhile', async () => {
    await using den = await opened()
    den.clock.now += 12 * HOUR_MS
    const job = await den.backupJobs.make('nightly', { who: { accountId: null, name: 'system' } })
    await den.backupJobs[Symbol.asyncDispose]()
    await job!.ended
    expect(den.files()).toEqual([])
    expect(await den.runs.latest('nightly')).toBeUndefined()
  })
})

describeEachDatabase('nightly backups of several servers', (open) => {
  it('follow one whose process was killed, and delete what it left', async () => {
    await using den = await opened({}, open)
    den.clock.now = Date.parse('2026-10-31T03:00:00Z')
    await den.runs.begin({ kind: 'nightly', startedBy: 'system' })
    mkdirSync(den.folder)
    writeFileSync(join(den.folder, 'den-nightly-2026-10-31T030000Z.tar.gz.0123456789ab.partial'), 'half')
    writeFileSync(join(den.folder, 'den-2026-10-31T030000Z.tar.gz.0123456789ab.partial'), 'of a command that runs')
    await den.at('2026-10-31T03:01:30Z')
    expect(den.files()).toHaveLength(2)
    await den.at('2026-10-31T04:00:00Z')
    expect(den.files()).toEqual([
      'den-2026-10-31T030000Z.tar.gz.0123456789ab.partial',
      'den-nightly-2026-10-31T040000Z.tar.gz',
    ])
    const runs = await den.database.read
      .selectFrom('backup_runs')
      .select(['state', 'problem'])
      .orderBy('started_at')
      .execute()
    expect(runs).toEqual([
      { state: 'failed', problem: 'The server ended while this ran.' },
      { state: 'done', problem: null },
    ])
  })

  it('are made by one of several servers', async () => {
    await using den = await opened({}, open)
    await using second = await openDatabase({ ...den.database.config, now: den.now })
    den.clock.now = Date.parse('2026-10-31T03:00:00Z')
    const others = [second, second, den.database].map((database) => backupsOf(database, den.database.config))
    await Promise.all(others.map(({ nightlyBackups }) => nightlyBackups.makeDue()))
    den.clock.now += MINUTE_MS
    await Promise.all(others.map(({ nightlyBackups }) => nightlyBackups.makeDue()))
    expect(den.files()).toHaveLength(1)
    const { count } = await den.database.read
      .selectFrom('backup_runs')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  it('are not made by a server that finds another one has just done it', async () => {
    await using den = await opened({}, open)
    den.clock.now = Date.parse('2026-10-31T03:00:00Z')
    const [first, late] = [den.database, den.database].map((database) => backupsOf(database, den.database.config))
    const jobs = {
      // The first server works between the check whether a backup is due and its begin.
      async make(...args: Parameters<BackupJobs['make']>) {
        await first!.nightlyBackups.makeDue()
        return late!.backupJobs.make(...args)
      },
      uploadAgain: async () => {},
      [Symbol.asyncDispose]: async () => {},
    }
    const timeZone = async () => 'UTC'
    const log = pino({ level: 'silent' })
    await new NightlyBackups({ database: den.database, runs: den.runs, jobs, at: '03:00', timeZone, log }).makeDue()
    expect(await den.database.read.selectFrom('backup_runs').select('state').execute()).toEqual([{ state: 'done' }])
  })
})
