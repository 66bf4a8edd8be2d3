import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { CHECKS } from '#domain/finding.ts'
import { addAdministrator, backupsOf } from '#test/support/backup/backups.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { openInstance, smtpOn } from '#test/support/mail/mail-site.ts'
import { openFakeSmtp } from '#test/support/mail/smtp.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { schedulePost } from '#test/support/scheduled-posts.ts'
import { checkAddress } from './checks/address.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase } from './checks/database.ts'
import { checkDisk } from './checks/disk.ts'
import { examine } from './doctor.ts'

const HOUR_MS = 3_600_000

describeEachDatabase('The doctor', (open) => {
  it('finds nothing wrong where nothing is', async () => {
    await using database = await open()
    await using smtp = await openFakeSmtp()
    const findings = await examined(database, smtpOn(smtp.port))
    expect(findings.map(({ check }) => check)).toEqual([...CHECKS])
    // The state of this machine's disk is unknown.
    const rest = findings.filter(({ check, level }) => check !== 'Disk' && level !== 'ok')
    expect(rest).toMatchObject([{ check: 'Backups', level: 'hint' }])
  })

  it('hints at what a new blog has not set up yet', async () => {
    await using database = await open()
    const findings = await examined(database, undefined)
    expect(findings.filter(({ level }) => level === 'hint')).toEqual([
      { check: 'Mail', level: 'hint', detail: expect.stringMatching(/^No mail server/), remedy: expect.any(String) },
      { check: 'Backups', level: 'hint', detail: 'There is no backup.', remedy: expect.any(String) },
    ])
  })

  it('names an overdue post, a mail server that does not answer, a clock that was set back, and the want of a backup', async () => {
    await using database = await open()
    await addAdministrator(database)
    await schedulePost(database, new Date(Date.now() - HOUR_MS), { title: 'Late' })
    const later = new Date(Date.now() + HOUR_MS).toISOString()
    const entry = { at: later, event: 'post.changed', who: 'mara', about: 'Late', search_text: '' }
    await database.write.insertInto('audit_entries').values(entry).execute()
    const closed = await addressOf(() => {})
    await closed.close()
    const findings = await examined(database, smtpOn(closed.port))
    expect(findings.filter(({ check, level }) => check !== 'Disk' && level !== 'ok')).toEqual([
      { check: 'Clock', level: 'warning', detail: expect.stringContaining('set back'), remedy: expect.any(String) },
      { check: 'Mail', level: 'problem', detail: expect.stringContaining('ECONNREFUSED'), remedy: expect.any(String) },
      {
        check: 'Scheduled posts',
        level: 'problem',
        detail: expect.stringContaining('“Late” should have been published at '),
        remedy: expect.any(String),
      },
      { check: 'Backups', level: 'warning', detail: 'There is no backup.', remedy: expect.any(String) },
    ])
  })

  it('compares the clocks of this machine and of the database', async () => {
    await using database = await open({ now: () => new Date(Date.now() + HOUR_MS) })
    expect(await checkClock(database)).toMatchObject({ level: 'problem', detail: expect.stringContaining('3,600 sec') })
  })

  it('examines no table before the migrations have run', async () => {
    await using database = await open({ empty: true })
    expect(await checkDatabase(database, true)).toMatchObject({
      level: 'problem',
      detail: expect.stringMatching(/^\d+ migrations? ha(s|ve) to run, the first is 070-init/),
      remedy: 'Stop all servers, and start this version or run "den migrate". Either makes a backup first.',
    })
    const findings = await examined(database, undefined)
    expect(findings.map(({ check }) => check)).toEqual(['Disk', 'Address', 'Database'])
  })
})

it.each([
  [73_000, '71 GiB', 'ok'],
  [5_000, '5,000 MiB', 'ok'],
  [1_000, '1,000 MiB', 'warning'],
  [99, '99 MiB', 'problem'],
])('%i free MiB are called %s, and are a reason for: %s', async (mib, size, level) => {
  const detail = `${size} are free in /data.`
  expect(await checkDisk('/data', async () => mib * 1024 ** 2)).toMatchObject({ level, detail })
})

it('looks at the disk on which the folder of data will be', async () => {
  const folder = temporaryFolder()
  const { detail, level } = await checkDisk(join(folder, 'not', 'there', 'yet'))
  expect(detail).toContain(`are free in ${folder}/not/there/yet.`)
  expect(level).toBe((await checkDisk(folder)).level)
})

it('an address is wrong that is not set, not encrypted, leads elsewhere, or belongs to another program', async () => {
  const check = (siteUrl: string, siteUrlIsDefault = false) => checkAddress({ siteUrl, siteUrlIsDefault }, true)
  expect(await check('http://localhost:3000', true)).toMatchObject({ level: 'warning' })
  expect(await check('http://den.example')).toMatchObject({
    level: 'warning',
    detail: expect.stringContaining('not encr'),
  })
  const den = await addressOf((_, response) => response.end('ok'))
  expect(await check(den.url)).toMatchObject({ level: 'ok' })
  const elsewhere = await addressOf((_, response) =>
    response.writeHead(301, { location: 'https://other.example/' }).end(),
  )
  expect(await check(elsewhere.url)).toMatchObject({
    level: 'problem',
    detail: expect.stringContaining('other.example'),
  })
  const foreign = await addressOf((_, response) => response.writeHead(404).end('nginx'))
  expect(await check(foreign.url)).toMatchObject({ level: 'problem', detail: expect.stringContaining('(status 404)') })
  await den.close()
  expect(await check(den.url)).toMatchObject({ level: 'warning', detail: expect.stringContaining('does not answer') })
})

async function examined(database: TestDatabase, smtp: ReturnType<typeof smtpOn> | undefined) {
  const den = await addressOf((_, response) => response.end('ok'))
  await using site = openInstance(database, { smtp })
  const media = { outside: undefined, belongs: 'database' } as const
  const config = { dataDir: database.config.dataDir, siteUrl: den.url, siteUrlIsDefault: false, media }
  const { backups } = backupsOf(database, database.config)
  return await examine({ config, database, mail: site.mail, backups }, { thorough: true })
}

/** A server on loopback, closed at the end of the test. */
async function addressOf(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { port, url: `http://127.0.0.1:${port}`, close }
}
