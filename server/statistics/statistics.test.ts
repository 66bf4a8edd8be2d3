import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateRangeOf, daysOf, PERIODS } from '#domain/statistics/statistics-period.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { addConsent, addDay, addMail } from '#test/support/statistics.ts'
import { Statistics } from './statistics.ts'

const now = () => new Date('2026-11-21T22:00:00Z')
const UTC = { timeZone: async () => 'UTC' }
/** Advances by more than the lifetime of a cached report with each call. */
let clock = 0
const later = () => (clock += 5_001)

describeEachDatabase('Statistics', (open) => {
  it('of a new site are zeros for every day, and no comparison', async () => {
    await using database = await open({ now })
    const report = await new Statistics(database, UTC).report('7')
    expect(report).toMatchObject({
      countedSince: null,
      views: { now: 0, before: null },
      visitors: { now: 0, before: null },
      posts: [],
      referred: 0,
      subscribers: { active: 0, joined: 0, left: 0 },
      mail: { waiting: 0, sent: 0, kept: 0, failed: 0, uncertain: 0 },
    })
    expect(report.readers.map(({ from }) => from)).toEqual(
      daysOf({ from: '2026-11-15', to: '2026-11-21' }).map(({ from }) => from),
    )
    for (const days of [report.readers, report.subscribers.days, report.mail.days]) expect(days).toHaveLength(7)
    expect(report.readers.every(({ views, visitors }) => views === 0 && visitors === 0)).toBe(true)
  })

  it('tell of a period, and of the one before when it was counted in full', async () => {
    await using database = await open({ now })
    const statistics = new Statistics(database, { ...UTC, clock: later })
    await addDay(database, '2026-11-09', { views: 20, visitors: 10 })
    await addDay(database, '2026-11-15', { views: 6, visitors: 3 })
    await addDay(database, '2026-11-21', { views: 24, visitors: 9 })
    // Counting began on the second day of those seven.
    expect((await statistics.report('7')).views).toEqual({ now: 30, before: null })
    await addDay(database, '2026-11-08', { views: 5, visitors: 5 })
    const report = await statistics.report('7')
    expect(report.countedSince).toBe('2026-11-08')
    expect([report.views, report.visitors]).toEqual([
      { now: 30, before: 25 },
      { now: 12, before: 15 },
    ])
    expect(report.readers.map(({ views }) => views)).toEqual([6, 0, 0, 0, 0, 0, 24])

    const year = await statistics.report('12m')
    expect(year.views).toEqual({ now: 55, before: null })
    expect(year.readers.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-21', views: 55, visitors: 27 })
  })

  it('name the ten most read posts, the deleted ones without a title or link', async () => {
    await using database = await open({ now })
    const { id } = await savePost(database, { title: 'Face/Off', path: '/blogs/Face/Off' })
    const others = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p_${index}`, 20 - index]))
    await addDay(database, '2026-11-21', { views: 500, visitors: 100, posts: { [id]: 30, ...others } })
    const { posts, screens } = await new Statistics(database, UTC).report('30')
    expect(posts).toHaveLength(10)
    expect(posts[0]).toEqual({ id, title: 'Face/Off', href: '/blogs/Face%2FOff', views: 30, visitors: 30 })
    expect(posts[1]).toEqual({ id: 'p_0', title: null, href: null, views: 20, visitors: 20 })
    expect(screens.map(({ screen }) => screen)).toEqual(['Den', 'Article'])
  })

  it('know how many subscribers there were at the end of each day', async () => {
    await using database = await open({ now })
    await addConsent(database, 'a', 'active', [['confirmed', '2026-11-01T00:00:00.000Z']])
    await addConsent(database, 'b', 'active', [['imported', '2026-11-20T23:59:59.999Z']])
    await addConsent(database, 'c', 'unsubscribed', [
      ['confirmed', '2026-11-18T08:00:00.000Z'],
      ['unsubscribed', '2026-11-21T08:00:00.000Z'],
    ])
    const { subscribers } = await new Statistics(database, UTC).report('7')
    expect(subscribers).toMatchObject({ active: 2, joined: 2, left: 1 })
    expect(subscribers.days.map(({ active }) => active)).toEqual([1, 1, 1, 2, 2, 3, 2])
  })

  it('go by the days of the time zone, and by those of another once it is set', async () => {
    await using database = await open({ now })
    // 23:30 of November 20 in UTC is 12:30 of November 21 in Auckland, and now is November 22 there.
    await addConsent(database, 'a', 'active', [['confirmed', '2026-11-20T23:30:00.000Z']])
    await addMail(database, 'sent', '2026-11-20T10:59:59.999Z')
    await addMail(database, 'sent', '2026-11-20T11:00:00.000Z')
    let timeZone = 'Pacific/Auckland'
    const statistics = new Statistics(database, { timeZone: async () => timeZone, clock: () => 0 })
    const report = await statistics.report('7')
    expect([report.timeZone, report.range]).toEqual([timeZone, { from: '2026-11-16', to: '2026-11-22' }])
    expect(report.subscribers.days.map(({ joined }) => joined)).toEqual([0, 0, 0, 0, 0, 1, 0])
    expect(report.mail.days.map(({ sent }) => sent)).toEqual([0, 0, 0, 0, 1, 1, 0])
    expect((await statistics.csv('mail', '7'))!.text).toContain('2026-11-21,1,0,0,0')
    timeZone = 'UTC'
    const other = await statistics.report('7')
    expect(other.subscribers.days.map(({ joined }) => joined)).toEqual([0, 0, 0, 0, 0, 1, 0])
    expect(other.mail.days.map(({ sent }) => sent)).toEqual([0, 0, 0, 0, 0, 2, 0])
  })

  it('are added up once for all who ask within five seconds, and never shown later than that', async () => {
    const queries: string[] = []
    await using database = await open({ now, onQuery: ({ sql }) => queries.push(sql) })
    let passed = 0
    const statistics = new Statistics(database, { ...UTC, clock: () => passed })
    await addDay(database, '2026-11-21', { views: 6, visitors: 3, posts: { p_gone: 4 } })
    const reading = () => queries.filter((sql) => /sum\(.views.\)[\s\S]*analytics_days/.test(sql)).length
    queries.length = 0
    const reports = await Promise.all(Array.from({ length: 10 }, () => statistics.report('30')))
    // Both lists, of posts and of screens, come from the same rows: those of October, then those of November.
    expect([reading(), new Set(reports).size]).toEqual([2, 1])
    await addDay(database, '2026-11-20', { views: 10, visitors: 5 })
    passed = 4_999
    expect((await statistics.report('30')).views.now).toBe(6)
    expect((await statistics.report('7')).views.now).toBe(16)
    expect(reading()).toBe(3)
    passed = 5_001
    expect((await statistics.report('30')).views.now).toBe(16)
    expect(reading()).toBe(5)
  })

  it('do not keep a report past the end of its day', async () => {
    let today = now()
    await using database = await open({ now: () => today })
    const statistics = new Statistics(database, { ...UTC, clock: () => 0 })
    expect((await statistics.report('7')).range.to).toBe('2026-11-21')
    today = new Date('2026-11-22T00:00:00Z')
    expect((await statistics.report('7')).range.to).toBe('2026-11-22')
  })

  it('give every table as CSV, day by day in any period', async () => {
    await using database = await open({ now })
    const { id } = await savePost(database, {
      title: '=SUM(A1), "yes"',
      path: '/blogs/Für Elise/%',
    })
    await addDay(database, '2026-11-20', {
      views: 9,
      visitors: 4,
      posts: { [id]: 6, p_gone: 2 },
      hosts: { 'a.example': 2 },
    })
    await addConsent(database, 'a', 'active', [['confirmed', '2026-11-20T08:00:00.000Z']])
    await addMail(database, 'failed', '2026-11-21T08:00:00.000Z')
    const statistics = new Statistics(database, UTC)
    // Excel reads a file as UTF-8 when it begins with a byte order mark.
    const linesOf = async (table: string) =>
      /^\ufeff([\s\S]*)$/.exec((await statistics.csv(table, '7'))!.text)?.[1]?.split('\r\n')
    expect(await linesOf('posts')).toEqual([
      'id,title,path,views,visitors',
      `${id},"'=SUM(A1), ""yes""",/blogs/Für Elise/%,6,6`,
      'p_gone,,,2,2',
      '',
    ])
    expect(await linesOf('referrers')).toEqual(['host,views', 'a.example,2', ''])
    expect((await linesOf('days'))?.slice(-4)).toEqual(['2026-11-19,0,0', '2026-11-20,9,4', '2026-11-21,0,0', ''])
    expect((await linesOf('subscribers'))?.slice(-4)).toEqual([
      '2026-11-19,0,0,0',
      '2026-11-20,1,1,0',
      '2026-11-21,1,0,0',
      '',
    ])
    expect((await linesOf('mail'))?.slice(-3)).toEqual(['2026-11-20,0,0,0,0', '2026-11-21,0,0,1,0', ''])

    const year = await statistics.csv('days', '12m')
    expect(year?.name).toBe('days-2025-12-01-to-2026-11-21.csv')
    expect(year?.text.split('\r\n')).toHaveLength(1 + 356 + 1)
    expect(year?.text.startsWith(BYTE_ORDER_MARK + csvLine(['day', 'views', 'visitors']))).toBe(true)
    expect(await statistics.csv('constructor', '7')).toBeNull()
  })
})

it('Statistics add up to what is stored, whatever was counted, in every period', async () => {
  const anyDay = fc
    .integer({ min: 0, max: 400 })
    .map((ago) => new Date(now().getTime() - ago * 86_400_000).toISOString())
  const anyDays = fc.uniqueArray(fc.tuple(anyDay, fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000 })), {
    selector: ([day]) => day,
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(anyDays, async (days) => {
      await using database = await openTestSqlite({ now })
      for (const [at, views, visitors] of days) {
        await addDay(database, at.slice(0, 10), { views, visitors })
        await addMail(database, views % 2 ? 'sent' : 'failed', at)
      }
      const statistics = new Statistics(database, UTC)
      for (const period of PERIODS) {
        const report = await statistics.report(period)
        const inside = days.filter(([at]) => at.slice(0, 10) >= dateRangeOf(period, '2026-11-21').from)
        expect(report.views.now).toBe(inside.reduce((sum, [, views]) => sum + views, 0))
        expect(report.visitors.now).toBe(inside.reduce((sum, [, , visitors]) => sum + visitors, 0))
        expect(report.readers.reduce((sum, { views }) => sum + views, 0)).toBe(report.views.now)
        expect(report.screens.reduce((sum, { views }) => sum + views, 0)).toBe(report.views.now)
        expect(report.mail.sent + report.mail.failed).toBe(inside.length)
      }
    }),
    { numRuns: 25 },
  )
})
