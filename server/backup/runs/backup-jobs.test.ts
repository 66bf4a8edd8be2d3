import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { COMMAND } from '#domain/audit-event.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import type { BackupResult } from '../backup.ts'
import { BackupFolder } from '../backup-folder.ts'
import { BackupsOverview } from '../backup-overview.ts'
import { BackupJobs } from './backup-jobs.ts'
import { BackupRunRepository } from './backup-run-repository.ts'
import type { CheckOptions } from './check-backup.ts'

const NAME = 'den-2026-10-31T030000Z.tar.gz.age'
const S3 = { endpoint: 'https://s3.example', bucket: 'den', region: 'x', accessKey: 'x', secretKey: 'x' }

async function opened(create: () => Promise<BackupResult>) {
  const clock = { now: Date.parse('2026-10-31T12:00:00Z') }
  const database = await openTestSqlite({ now: () => new Date(clock.now) })
  const folder = new BackupFolder(join(temporaryFolder(), "Den's backups"))
  mkdirSync(folder.path)
  writeFileSync(join(folder.path, NAME), 'x')
  const runs = new BackupRunRepository(database)
  const checks: CheckOptions[] = []
  const warnings: string[] = []
  const config = { folder: folder.path, at: null, passphrase: undefined, s3: S3 }
  const jobs = new BackupJobs({
    database,
    runs,
    folder,
    config,
    create,
    outside: undefined,
    store: null,
    timeZone: async () => 'UTC',
    audit: { record: async () => {} },
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) }),
    async check(options) {
      checks.push(options)
      return { ok: false, problem: 'Its passphrase is another one.' }
    },
  })
  const stack = new AsyncDisposableStack()
  stack.use(database)
  stack.use(jobs)
  const overview = new BackupsOverview({ database, runs, folder, config })
  return { jobs, checks, warnings, overview, clock, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

it.each<[what: string, create: () => Promise<BackupResult>, problem: unknown]>([
  ['is refused', async () => ({ ok: false, problem: 'There is no blog yet.' }), 'There is no blog yet.'],
  [
    'meets a full disk',
    () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC', syscall: 'write' })),
    expect.stringContaining('The disk is full.'),
  ],
  ['fails within', () => Promise.reject(new Error('a secret')), expect.stringContaining('log of the server')],
])('a backup that %s is shown as failed, with words for it', async (_, create, problem) => {
  await using den = await opened(create)
  await (await den.jobs.make('manual', { who: COMMAND }))!.ended
  expect((await den.overview.all()).failure).toMatchObject({ problem, isRetried: false })
  den.clock.now += 1_000
  await (await den.jobs.make('nightly', { who: COMMAND }))!.ended
  const { failure, backups } = await den.overview.all()
  expect([failure!.isRetried, backups[0]!.restoreCommand]).toEqual([
    true,
    expect.stringContaining("/Den'\\''s backups/"),
  ])
})

it('jobs run one at a time, and an encrypted backup is not checked without its passphrase', async () => {
  const { promise, resolve } = Promise.withResolvers<BackupResult>()
  await using den = await opened(() => promise)
  const { jobs, checks, warnings, overview } = den
  const first = await jobs.make('manual', { who: COMMAND })
  expect([await jobs.make('nightly', { who: COMMAND }), await jobs.check(NAME, { who: COMMAND })]).toEqual([null, null])
  expect((await overview.all()).running).toMatchObject({ id: first!.id })
  resolve({ ok: false, problem: 'x' })
  await first!.ended
  expect(await jobs.check('den-2026-10-31T040000Z.tar.gz', { who: COMMAND })).toBeNull()
  await (await jobs.check(NAME, { who: COMMAND }))!.ended
  expect(checks).toMatchObject([{ file: expect.stringContaining(NAME), passphrase: '' }])
  expect(await overview.faults()).toEqual({ [NAME]: 'Its passphrase is another one.' })
  expect(warnings).toEqual(['a backup failed', 'the check of a backup failed'])
  expect(overview.plan).toMatchObject({ at: null, store: 's3.example/den' })
})
