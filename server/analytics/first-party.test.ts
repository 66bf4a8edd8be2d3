import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { StatementTurns } from '#test/support/event-loop.ts'
import { screenView } from '#test/support/screen-views.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { FirstPartyAnalytics } from './first-party.ts'

const NEVER = { flushMs: 2_147_483_647, purgeMs: 2_147_483_647 }
const DAY_MS = 86_400_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))

describeEachDatabase('FirstPartyAnalytics', (open) => {
  it('counts every view, and every reader once a day', async () => {
    await using database = await open()
    const analytics = counting(database)
    analytics.record(screenView())
    analytics.record(screenView())
    analytics.record(screenView({ path: '/greetings', screen: 'Greetings' }))
    await analytics.flush()
    analytics.record(screenView())
    analytics.record(screenView({ address: '192.0.2.2' }))
    await analytics.flush()
    expect(await days(database)).toEqual([
      ['2026-11-21', '', 5, 2],
      ['2026-11-21', 'Den', 4, 2],
      ['2026-11-21', 'Greetings', 1, 1],
    ])
  })

  it('raises the views of a post once for a reader and day, and moves nothing else', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const inserted = await savePost(database, { path: '/blogs/Face/Off' })
    const version = await database.contentVersion()
    const analytics = counting(database)
    const read = async (changes = {}) => {
      analytics.record(screenView({ path: '/blogs/Face%2FOff', screen: 'Article', ...changes }))
      await analytics.flush()
      return (await posts.find(inserted.id))!
    }
    expect((await read()).views).toBe(1)
    expect((await read({ path: '/blogs/Face/Off' })).views).toBe(1)
    expect((await read({ userAgent: 'Mozilla/5.0 (another one)' })).views).toBe(2)
    expect((await read({ path: '/blogs/nowhere', address: '192.0.2.9' })).views).toBe(2)
    vi.setSystemTime(Date.now() + DAY_MS)
    const last = await read()
    expect(last).toEqual({ ...inserted, views: 3 })
    expect(await database.contentVersion()).toBe(version)
  })

  it('needs a transaction and a turn of the event loop for a thousand readers, and none for nothing', async () => {
    using transactions = new StatementTurns(/^(begin|start)/)
    const queries: string[] = []
    await using database = await open({
      onQuery(query) {
        queries.push(query.sql)
        transactions.onQuery(query)
      },
    })
    const analytics = counting(database)
    transactions.clear()
    queries.length = 0
    for (let reader = 0; reader < 2_500; reader++)
      analytics.record(screenView({ address: `10.0.${reader >> 8}.${reader & 255}` }))
    expect(queries).toEqual([])
    await analytics.flush()
    expect(transactions.counts).toEqual([3, 3])
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 2_500, 2_500])
    queries.length = 0
    await analytics.flush()
    expect(queries).toEqual([])
  })

  it('keeps what the database did not take, and loses none of it', async () => {
    await using database = await open()
    let isBroken = true
    const transaction: Connection['transaction'] = (work) =>
      database.transaction(async (trx) => {
        const result = await work(trx)
        if (isBroken) throw new Error('the line broke')
        return result
      })
    const analytics = counting({ ...database, transaction })
    analytics.record(screenView({ referrerHost: 'search.example' }))
    await analytics.flush()
    expect(await days(database)).toEqual([])
    analytics.record(screenView())
    isBroken = false
    await analytics.flush()
    expect(await days(database)).toEqual([
      ['2026-11-21', '', 2, 1],
      ['2026-11-21', 'Den', 2, 1],
    ])
    expect(await database.read.selectFrom('analytics_referrers').selectAll().execute()).toEqual([
      { day: '2026-11-21', host: 'search.example', views: 1 },
    ])
  })

  it('stores what a later transaction did not take with the next views, once', async () => {
    await using database = await open()
    let transactions = 0
    const transaction: Connection['transaction'] = (work) =>
      database.transaction(async (trx) => {
        const result = await work(trx)
        if (++transactions === 2) throw new Error('the line broke')
        return result
      })
    const analytics = counting({ ...database, transaction })
    const record = () => {
      for (let reader = 0; reader < 2_500; reader++)
        analytics.record(
          screenView({ address: `10.0.${reader >> 8}.${reader & 255}`, referrerHost: `site-${reader}.example` }),
        )
    }
    record()
    await analytics.flush()
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 1_000, 1_000])
    record()
    await analytics.flush()
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 5_000, 2_500])
    const referrers = await database.read.selectFrom('analytics_referrers').select('views').execute()
    expect([referrers.length, new Set(referrers.map(({ views }) => views))]).toEqual([200, new Set([2])])
  })

  it('counts one reader once, whichever instances they meet', async () => {
    await using database = await open()
    const instances = [counting(database), counting(database)]
    for (const instance of instances) instance.record(screenView())
    await Promise.all(instances.map((instance) => instance.flush()))
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 2, 1])
  })

  it('keeps no address, and forgets at the start who read on days that are over', async () => {
    await using database = await open()
    const analytics = counting(database)
    analytics.record(screenView())
    await analytics.flush()
    const tables = ['analytics_salts', 'analytics_visitors', 'analytics_days', 'analytics_referrers'] as const
    const rows = async () => Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|Mozilla/)
    const [salts] = await rows()

    // Soon after midnight views from before it may still be under way.
    vi.setSystemTime(new Date('2026-11-22T00:30:00Z'))
    await using _ = await analytics.start()
    expect((await rows()).map(({ length }) => length)).toEqual([1, 2, 2, 0])
    vi.setSystemTime(new Date('2026-11-22T01:00:00Z'))
    await using __ = await analytics.start()
    expect((await rows()).map(({ length }) => length)).toEqual([0, 0, 2, 0])
    analytics.record(screenView())
    await analytics.flush()
    expect((await rows())[0]).not.toEqual(salts)

    vi.setSystemTime(new Date('2027-12-21T02:00:00Z'))
    await using ___ = await analytics.start()
    expect((await days(database)).map(([day]) => day)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-22'])
    vi.setSystemTime(new Date('2027-12-22T02:00:00Z'))
    await using ____ = await analytics.start()
    expect((await days(database)).map(([day]) => day)).toEqual(['2026-11-22', '2026-11-22'])
  })

  it('counts by the days of the time zone, from the start on and after it is changed', async () => {
    await using database = await open()
    let timeZone = 'Pacific/Auckland'
    const analytics = counting(database, async () => timeZone)
    await using _ = await analytics.start()
    analytics.record(screenView())
    await analytics.flush()
    timeZone = 'America/Los_Angeles'
    analytics.record(screenView())
    await analytics.flush()
    analytics.record(screenView())
    await analytics.flush()
    const views = (await days(database)).filter(([, screen]) => screen === '').map(([day, , count]) => [day, count])
    expect(views).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ])
    expect((await analytics.test()).reply).toContain('1 views and 1 visitors today')
    // Past midnight in Los Angeles, and the hour after it.
    vi.setSystemTime(new Date('2026-11-22T08:59:00Z'))
    await using __ = await analytics.start()
    const salts = () => database.read.selectFrom('analytics_salts').select('day').orderBy('day').execute()
    expect((await salts()).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    vi.setSystemTime(new Date('2026-11-22T09:00:00Z'))
    await using ___ = await analytics.start()
    expect((await salts()).map(({ day }) => day)).toEqual(['2026-11-22'])
  })

  it('forgets many readers in as many turns of the event loop as statements', async () => {
    using deletions = new StatementTurns(/delete from "analytics_visitors"/)
    await using database = await open({ onQuery: deletions.onQuery })
    for (let batch = 0; batch < 12; batch++) {
      const visitor = (index: number) => ({ day: '2026-11-01', visitor: `${batch}-${index}`, screen: '', post_id: '' })
      await database.write
        .insertInto('analytics_visitors')
        .values(Array.from({ length: 1_000 }, (_, index) => visitor(index)))
        .execute()
    }
    await using _ = await counting(database).start()
    expect(await countOf(database.read.selectFrom('analytics_visitors'))).toBe(0)
    expect(deletions.counts).toEqual([3, 3])
  })

  it('counts nobody more than thirty times a minute', async () => {
    await using database = await open()
    const analytics = counting(database)
    for (let time = 0; time < 40; time++) analytics.record(screenView())
    vi.setSystemTime(Date.now() + 60_000)
    analytics.record(screenView())
    await analytics.flush()
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 31, 1])
  })

  it('counts what is left when it is told to stop', async () => {
    await using database = await open()
    const analytics = counting(database)
    const running = await analytics.start()
    analytics.record(screenView())
    await running[Symbol.asyncDispose]()
    expect((await days(database))[0]).toEqual(['2026-11-21', '', 1, 1])
  })
})

function counting(database: Connection, timeZone = async () => 'UTC'): FirstPartyAnalytics {
  return new FirstPartyAnalytics({
    database,
    log: pino({ level: 'silent' }),
    siteUrl: 'https://den.example',
    timeZone,
    clock: () => Date.now(),
    schedule: NEVER,
  })
}

async function days(database: TestDatabase) {
  const rows = await database.read.selectFrom('analytics_days').selectAll().orderBy('day').orderBy('screen').execute()
  return rows.map(({ day, screen, views, visitors }) => [day, screen, views, visitors])
}
