import { CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { ZonedDays } from '#domain/statistics/zoned-days.ts'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { addConsent, addDay, addMail } from '#test/support/statistics.ts'
import type { Query } from '../db/database.ts'
import type { Slices } from '../db/slices.ts'
import { activeSubscribers } from '../newsletter/campaigns/campaign-fan-out.ts'
import { Statistics } from './statistics.ts'
import { StatisticsRepository } from './statistics-repository.ts'

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const UTC = { timeZone: async () => 'UTC' }
const daysFrom = (from: string) => new ZonedDays({ from, to: NOVEMBER.to }, 'UTC')

describeEachDatabase('StatisticsRepository', (open) => {
  it('adds up readers by day, post, screen and host, within the days asked for', async () => {
    await using database = await open()
    const { id } = await savePost(database, { title: 'The Fog', path: '/blogs/The-Fog' })
    await addDay(database, '2026-10-31', { views: 1000, visitors: 1000, posts: { [id]: 1000 } })
    await addDay(database, '2026-11-01', {
      views: 9,
      visitors: 4,
      posts: { [id]: 3, p_gone: 5 },
      hosts: { 'a.example': 2 },
    })
    await addDay(database, '2026-11-30', {
      views: 5,
      visitors: 2,
      posts: { [id]: 4 },
      hosts: { 'b.example': 3, 'a.example': 4 },
    })
    await addDay(database, '2026-12-01', { views: 1000, visitors: 1000, posts: { [id]: 1000 } })
    const statistics = new StatisticsRepository(database)
    expect(await statistics.countedSince()).toBe('2026-10-31')
    expect(await statistics.days(NOVEMBER)).toEqual([
      { day: '2026-11-01', views: 9, visitors: 4 },
      { day: '2026-11-30', views: 5, visitors: 2 },
    ])
    expect(await new Statistics(database, UTC).posts(NOVEMBER)).toEqual([
      { id, title: 'The Fog', path: '/blogs/The-Fog', views: 7, visitors: 7 },
      { id: 'p_gone', title: null, path: null, views: 5, visitors: 5 },
    ])
    const screens = await statistics.screens(NOVEMBER)
    expect(screens.toSorted((one, other) => other.views - one.views)).toEqual([
      { screen: 'Article', postId: id, views: 7, visitors: 7 },
      { screen: 'Article', postId: 'p_gone', views: 5, visitors: 5 },
      { screen: 'Den', postId: '', views: 2, visitors: 2 },
    ])
    expect(await statistics.titlesOf(['p_gone', id])).toEqual([{ id, title: 'The Fog', path: '/blogs/The-Fog' }])
    expect(await statistics.titlesOf([])).toEqual([])
    expect(await statistics.referrers(NOVEMBER, 10)).toEqual([
      { host: 'a.example', views: 6 },
      { host: 'b.example', views: 3 },
    ])
    expect(await statistics.referredViews(NOVEMBER)).toBe(9)
  })

  it('counts who began and who ceased to get mail, and nothing else that was noted', async () => {
    await using database = await open()
    await addConsent(database, 'stays', 'active', [
      ['requested', '2026-11-01T08:00:00.000Z'],
      ['confirmed', '2026-11-02T08:00:00.000Z'],
    ])
    await addConsent(database, 'comes and goes', 'active', [
      ['confirmed', '2026-10-01T08:00:00.000Z'],
      ['unsubscribed', '2026-11-03T08:00:00.000Z'],
      ['returned', '2026-11-03T08:05:00.000Z'],
      ['unsubscribed', '2026-11-04T08:00:00.000Z'],
      ['requested', '2026-11-05T08:00:00.000Z'],
      ['confirmed', '2026-11-05T09:00:00.000Z'],
    ])
    await addConsent(database, 'never confirmed', 'suppressed', [
      ['requested', '2026-11-02T08:00:00.000Z'],
      ['suppressed', '2026-11-03T08:00:00.000Z'],
    ])
    await addConsent(database, 'left twice', 'suppressed', [
      ['imported', '2026-09-01T08:00:00.000Z'],
      ['unsubscribed', '2026-11-04T08:00:00.000Z'],
      ['suppressed', '2026-11-06T08:00:00.000Z'],
    ])
    const statistics = new StatisticsRepository(database)
    expect(await activeSubscribers(database)).toBe(2)
    expect(await statistics.subscriberChanges(daysFrom('2026-11-01'))).toEqual([
      { day: '2026-11-02', joined: 1, left: 0 },
      { day: '2026-11-03', joined: 1, left: 1 },
      { day: '2026-11-04', joined: 0, left: 2 },
      { day: '2026-11-05', joined: 1, left: 0 },
    ])
    // Earlier events determine whether an event is a change, even those before the first day.
    expect(await statistics.subscriberChanges(daysFrom('2026-11-05'))).toEqual([
      { day: '2026-11-05', joined: 1, left: 0 },
    ])
  })

  it('tells what became of mails on the day of the last try, and how many wait', async () => {
    await using database = await open()
    await addMail(database, 'sent', '2026-10-31T23:59:59.999Z')
    await addMail(database, 'sent', '2026-11-01T00:00:00.000Z')
    await addMail(database, 'sent', '2026-11-01T12:00:00.000Z')
    await addMail(database, 'kept', '2026-11-01T12:00:00.000Z')
    await addMail(database, 'failed', '2026-11-01T12:00:00.000Z')
    await addMail(database, 'uncertain', '2026-11-30T23:59:59.999Z')
    await addMail(database, 'sent', '2026-12-01T00:00:00.000Z')
    await addMail(database, 'cancelled', '2026-11-02T00:00:00.000Z')
    for (const state of ['queued', 'retry', 'leased', 'handed'] as const)
      await addMail(database, state, '2026-11-02T00:00:00.000Z')
    const statistics = new StatisticsRepository(database)
    expect(await statistics.mails(daysFrom(NOVEMBER.from))).toEqual([
      { day: '2026-11-01', sent: 2, kept: 1, failed: 1, uncertain: 0 },
      { day: '2026-11-30', sent: 0, kept: 0, failed: 0, uncertain: 1 },
    ])
    expect(await statistics.waitingMails()).toBe(4)
  })

  it('asks once for each of them', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    const statistics = new StatisticsRepository(database)
    await statistics.countedSince()
    for (const [name, read] of Object.entries(readsOf(database, statistics))) {
      queries.length = 0
      await read()
      // A slice of changes takes a query for its end first.
      expect(queries, name).toHaveLength(name === 'subscriberChanges' ? 2 : 1)
    }
  })
})

it('StatisticsRepository reads only the days asked for, and lists of what waits', async () => {
  const queries: Query[] = []
  await using database = await openTestSqlite({ onQuery: (query) => queries.push(query) })
  await addMail(database, 'sent', '2026-11-01T00:00:00.000Z')
  const reads = readsOf(database, new StatisticsRepository(database))
  const plans: Record<string, string> = {}
  for (const [name, read] of Object.entries(reads)) {
    queries.length = 0
    await read()
    const asked = [...queries]
    plans[name] = (await Promise.all(asked.map((query) => planOf(database, query)))).join('\n')
  }
  expect(plans.countedSince).toMatch(/INDEX sqlite_autoindex_analytics_days_1/)
  for (const name of ['days', 'screens'])
    expect(plans[name], name).toMatch(/SEARCH analytics_days USING INDEX \S+ \(day>\? AND day<\?/)
  for (const name of ['referrers', 'referredViews'])
    expect(plans[name], name).toMatch(/SEARCH analytics_referrers USING INDEX \S+ \(day>\? AND day<\?\)/)
  expect(plans.titlesOf).toMatch(/SEARCH posts USING INDEX .+ \(id=\?\)/)
  expect(plans.subscriberChanges).toMatch(/SEARCH earlier USING INDEX consent_log_of_subscriber/)
  // The first day with mails, its counts, and that no other day has any.
  expect(plans.mails?.match(/SEARCH \w+ USING .*INDEX \w+ \(.*\)/g)).toEqual(
    ['claimed', 'done', 'claimed'].flatMap((index) => [
      `SEARCH deliveries USING COVERING INDEX deliveries_${index} (claimed_at>? AND claimed_at<?)`,
      expect.stringMatching(
        /SEARCH mail_sums USING (COVERING )?INDEX mail_sums_by_quarter \(quarter>\? AND quarter<\?\)/,
      ),
    ]),
  )
  expect(plans.waitingMails).toMatch(/INDEX deliveries_waiting[\s\S]*INDEX deliveries_under_way/)
  expect(plans.activeSubscribers).toMatch(/COVERING INDEX subscribers_newest_of_status/)
})

function readsOf(database: TestDatabase, statistics: StatisticsRepository) {
  return {
    countedSince: () => statistics.countedSince(),
    days: () => statistics.days(NOVEMBER),
    screens: () => statistics.screens(NOVEMBER),
    titlesOf: () => statistics.titlesOf(['p_1', 'p_2']),
    referrers: () => statistics.referrers(NOVEMBER, 10),
    referredViews: () => statistics.referredViews(NOVEMBER),
    activeSubscribers: () => activeSubscribers(database),
    subscriberChanges: () => statistics.subscriberChanges(daysFrom('2026-11-01')),
    mails: () => statistics.mails(daysFrom(NOVEMBER.from)),
    waitingMails: () => statistics.waitingMails(),
  }
}

async function planOf({ read }: TestDatabase, { sql, parameters }: Query): Promise<string> {
  const { rows } = await read.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  return rows.map(({ detail }) => detail).join('\n')
}

it('StatisticsRepository adds up long periods and many changes in slices', async () => {
  await using database = await openTestSqlite()
  const subscribers = Array.from({ length: 4_500 }, (_, index) => `s_${String(index).padStart(5, '0')}`)
  await sql`
    insert into subscribers (id, email, email_key, status, source, created_at, changed_at)
    select value, value, value, 'active', 'import', '', '' from json_each(${JSON.stringify(subscribers)})`.execute(
    database.write,
  )
  // All subscribers joined on one of three days; every fifth left on the last.
  await sql`
    insert into consent_log (id, subscriber_id, event, at)
    select 'a' || id, id, 'confirmed', '2026-11-0' || (1 + cast(substr(id, 3) as integer) % 3) || 'T08:00:00.000Z' from subscribers
    union all select 'b' || id, id, 'unsubscribed', '2026-11-03T09:00:00.000Z' from subscribers
    where cast(substr(id, 3) as integer) % 5 = 0`.execute(database.write)
  await sql`
    insert into analytics_days (day, screen, post_id, views, visitors) values
    ('2026-09-30', 'article', 'p_1', 2, 1), ('2026-10-01', 'article', 'p_1', 3, 1), ('2026-11-03', 'article', 'p_2', 4, 1),
    ('2026-11-03', 'home', '', 9, 9)`.execute(database.write)
  let slices = 0
  const counted: Slices = {
    run: (slice) => {
      slices++
      return slice()
    },
  }
  const statistics = new StatisticsRepository(database, counted)
  expect(await statistics.subscriberChanges(daysFrom('2026-11-01'))).toEqual([
    { day: '2026-11-01', joined: 1_500, left: 0 },
    { day: '2026-11-02', joined: 1_500, left: 0 },
    { day: '2026-11-03', joined: 1_500, left: 900 },
  ])
  // 5,400 lines, 2,000 in each.
  expect(slices).toBe(3)
  slices = 0
  expect(
    await new Statistics(database, { ...UTC, slices: counted }).posts({ from: '2026-09-15', to: '2026-11-03' }),
  ).toEqual([
    { id: 'p_1', title: null, path: null, views: 5, visitors: 2 },
    { id: 'p_2', title: null, path: null, views: 4, visitors: 1 },
  ])
  // One slice for each of three months, and one for titles.
  expect(slices).toBe(4)
})
