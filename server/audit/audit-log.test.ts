import { pino } from 'pino'
import { expect, it } from 'vitest'
import { actorOf, COMMAND, SYSTEM, UNKNOWN_ACCOUNT } from '#domain/audit-event.ts'
import { fillAuditLog } from '#test/support/database/audit-log.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { StatementTurns } from '#test/support/event-loop.ts'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import { AuditLog, LISTED_ENTRIES } from './audit-log.ts'

const DAY_MS = 24 * 60 * 60_000
const QUIET = pino({ level: 'silent' })
const MARA = actorOf({ id: 'a_mara', email: 'mara@den.example' })

describeEachDatabase('The audit log', (open) => {
  it('names what was done, by whom and from which network, newest first', async () => {
    await using database = await open()
    const audit = new AuditLog(database, QUIET)
    const client = { address: '192.0.2.77' }
    await audit.record({ what: 'post.published', who: MARA, about: 'The Thing', postId: 'p_x', client })
    await audit.record({ what: 'token.revoked', who: COMMAND, about: 'Import\0' })
    const { entries, ...rest } = await audit.page({}, 1)
    expect(rest).toEqual({ page: 1, pages: 1, total: 2 })
    expect(entries).toEqual([
      {
        seq: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        who: 'den command',
        what: 'token.revoked',
        about: 'Import',
        postId: null,
        network: null,
      },
      {
        seq: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        who: 'mara@den.example',
        what: 'post.published',
        about: 'The Thing',
        postId: 'p_x',
        network: '192.0.2.0/24',
      },
    ])
  })

  it('is searched by words, kind and days', async () => {
    let now = Date.parse('2026-10-30T12:00:00Z')
    await using database = await open({ now: () => new Date(now) })
    const audit = new AuditLog(database, QUIET)
    for (const title of ['The Thing', 'Alien', 'THE FOG', 'Ölung'])
      await audit.record({ what: 'post.changed', who: MARA, about: title })
    now += DAY_MS
    await audit.record({ what: 'account.signed-out', who: MARA })
    const found = async (filter: Parameters<AuditLog['page']>[0]) =>
      (await audit.page(filter, 1)).entries.map(({ about }) => about)
    expect(await found({ q: 'the ' })).toEqual(['THE FOG', 'The Thing'])
    expect(await found({ q: 'ÖL' })).toEqual(['Ölung'])
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ q: '\0' })).toEqual([])
    expect(await found({ q: 'mara@', what: 'account.signed-out' })).toEqual([''])
    expect(await found({ from: new Date(now) })).toEqual([''])
    expect(await found({ to: new Date(now) })).toHaveLength(4)
    expect(await found({ q: 'alien', from: new Date(now) })).toEqual([])
  })

  it('comes by pages of fifty, searched as well, and whole as CSV in which no formula runs', async () => {
    await using database = await open()
    const audit = new AuditLog(database, QUIET)
    for (let index = 0; index < 120; index++)
      await audit.record({ what: 'post.changed', who: MARA, about: index === 7 ? '=1+1' : `Post ${index}` })
    const last = await audit.page({}, 3)
    expect([last.entries.length, last.pages, last.total]).toEqual([20, 3, 120])
    expect(last.entries.at(-1)?.about).toBe('Post 0')
    const second = await audit.page({ q: 'post' }, 2)
    expect([second.entries.length, second.total, second.entries[0]?.about]).toEqual([50, 119, 'Post 69'])
    expect((await audit.page({}, 4)).entries).toEqual([])
    let csv = ''
    for await (const line of audit.exportCsv({ q: 'POST' })) csv += line
    expect(csv.split('\r\n')).toHaveLength(121)
    csv = ''
    for await (const line of audit.exportCsv({})) csv += line
    expect(csv).toContain(",'=1+1,")
    expect(csv.split('\r\n')[1]).toMatch(/^\S+Z,mara@den\.example,post\.changed,Post 119,$/)
  })

  it('lets nothing be changed, and nothing younger than 360 days be deleted', async () => {
    await using database = await open()
    const audit = new AuditLog(database, QUIET)
    await audit.record({ what: 'post.changed', who: MARA })
    const { write } = database
    await expect(write.updateTable('audit_entries').set({ who: 'nobody' }).execute()).rejects.toThrow('are not changed')
    await expect(write.deleteFrom('audit_entries').execute()).rejects.toThrow('kept for a year')
    expect((await audit.page({}, 1)).entries).toMatchObject([{ who: 'mara@den.example' }])
  })

  it('takes so many entries about strangers, and counts the others in the next one', async () => {
    await using database = await open()
    let now = 0
    const audit = new AuditLog(
      database,
      QUIET,
      undefined,
      new RateLimiter({ limit: 2, windowMs: 100, clock: () => now }),
    )
    const attempt = { what: 'account.sign-in-refused', who: UNKNOWN_ACCOUNT, about: 'Firefox' } as const
    for (let each = 0; each < 5; each++) await audit.record(attempt)
    await audit.record({ ...attempt, who: MARA })
    now = 100
    await audit.record(attempt)
    await audit.record(attempt)
    const { entries } = await audit.page({}, 1)
    expect(entries.map(({ who, about }) => `${who}: ${about}`)).toEqual([
      'unknown account: Firefox',
      'unknown account: Firefox (after 3 more attempts)',
      'mara@den.example: Firefox',
      'unknown account: Firefox',
      'unknown account: Firefox',
    ])
  })

  it('forgets what is older than a year', async () => {
    let now = Date.now() - 366 * DAY_MS
    await using database = await open({ now: () => new Date(now) })
    const audit = new AuditLog(database, QUIET)
    await audit.record({ what: 'post.changed', who: MARA, about: 'old' })
    now += 2 * DAY_MS
    await audit.record({ what: 'post.changed', who: SYSTEM, about: 'younger' })
    expect(await audit.purge()).toBe(0)
    now = Date.now()
    expect(await audit.purge()).toBe(1)
    expect((await audit.page({}, 1)).entries).toMatchObject([{ about: 'younger', who: 'system' }])
  })

  it('loses an entry rather than the work that it is about, and says so', async () => {
    await using database = await open()
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    await database.write.schema.dropTable('audit_entries').execute()
    await new AuditLog(database, log).record({ what: 'post.changed', who: MARA })
    expect(lines).toEqual([expect.stringContaining('an entry of the audit log was lost')])
  })

  it('looks at a bounded number of entries, however many there are', async () => {
    await using database = await open()
    await fillAuditLog(database, LISTED_ENTRIES + 500)
    const audit = new AuditLog(database, QUIET)
    expect((await audit.page({}, 1)).total).toBe(LISTED_ENTRIES)
    expect((await audit.page({ q: 'mara' }, 200)).entries.at(-1)?.about).toBe('Post 500')
    // Post 499 itself is older than those; Post 4990 to 4999 are not.
    expect((await audit.page({ q: 'post 499' }, 1)).total).toBe(10)
    expect((await audit.page({}, 201)).entries).toEqual([])
  })
})

it('forgets many entries in as many turns of the event loop as transactions', async () => {
  using deletions = new StatementTurns(/^delete from "audit_entries"/)
  await using database = await openTestSqlite({ onQuery: deletions.onQuery })
  await fillAuditLog(database, 1_600, Date.UTC(2020, 0, 1))
  expect(await new AuditLog(database, QUIET).purge()).toBe(1_600)
  expect(deletions.counts).toEqual([4, 4])
})
