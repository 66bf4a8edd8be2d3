import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { collectorAt, type Line, sendingToGoogle } from '#test/support/mail/google-sending.ts'
import { serving } from '#test/support/process/serving.ts'
import { screenView } from '#test/support/screen-views.ts'
import { openFakeGoogleAnalytics } from '#test/support/services/google-analytics.ts'
import type { Connection } from '../db/database.ts'
import { FirstPartyAnalytics } from './first-party.ts'
import { MAX_WAITING } from './google.ts'
import type { Collector, PageView } from './google-collector.ts'

const NOON = new Date('2026-11-21T12:00:00Z')

/** A monotonic clock, which changes of the time of day do not move. */
let clock = 0

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))

describeEachDatabase('GoogleAnalytics', (open) => {
  it('sends a screen_view as the Measurement Protocol wants it, and nothing that names a reader', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    analytics.record(screenView())
    vi.setSystemTime(NOON.getTime() + 1_500)
    analytics.record(screenView({ path: '/blogs/The-Fog', screen: 'Article', referrerHost: 'search.example' }))
    await analytics.send()

    expect(google.calls).toHaveLength(1)
    const [{ path, query, body }] = google.calls as [(typeof google.calls)[0]]
    expect({ path, query }).toEqual({
      path: '/mp/collect',
      query: { measurement_id: 'G-DEN1234567', api_secret: 'hunter2' },
    })
    const params = {
      app_name: 'The Midnight Den',
      engagement_time_msec: 100,
      session_id: expect.stringMatching(/^\d+$/),
    }
    expect(body).toEqual({
      client_id: expect.stringMatching(/^\d+\.\d+$/),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'screen_view',
          timestamp_micros: NOON.getTime() * 1_000,
          params: { ...params, screen_name: 'Den', page_location: 'https://den.example/' },
        },
        {
          name: 'screen_view',
          timestamp_micros: (NOON.getTime() + 1_500) * 1_000,
          params: { ...params, screen_name: 'Article', page_location: 'https://den.example/blogs/The-Fog' },
        },
      ],
    })
    expect(JSON.stringify(google.calls)).not.toMatch(/192\.0\.2|Mozilla|search\.example/)
  })

  it('calls one reader by one name on all instances, for a day', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const seen = async (changes = {}) => {
      const analytics = sending(database, collectorAt(google.origin))
      analytics.record(screenView(changes))
      await analytics.send()
      return google.calls.at(-1)!.body.client_id
    }
    const name = await seen()
    expect(await seen()).toBe(name)
    expect(await seen({ address: '192.0.2.2' })).not.toBe(name)
    vi.setSystemTime(NOON.getTime() + 86_400_000)
    expect(await seen()).not.toBe(name)
  })

  it('calls a reader by no name that our own table holds', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    const ours = new FirstPartyAnalytics({
      database,
      log: pino({ level: 'silent' }),
      siteUrl: 'https://den.example',
      timeZone: async () => 'UTC',
    })
    for (const counting of [analytics, ours]) counting.record(screenView())
    await Promise.all([analytics.send(), ours.flush()])
    const [high, low] = google.calls[0]!.body.client_id.split('.')
    const hex = [high, low].map((part) => Number(part).toString(16).padStart(8, '0')).join('')
    const visitors = await database.read.selectFrom('analytics_visitors').select('visitor').execute()
    expect(visitors.length).toBeGreaterThan(0)
    expect(visitors.map(({ visitor }) => visitor)).not.toContain(hex)
  })

  it('leaves out whom counting leaves out', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    analytics.record(screenView({ hasPrivacyControl: true }))
    analytics.record(screenView({ isAdministrator: true, hasPrivacyControl: true }))
    analytics.record(screenView({ userAgent: 'Googlebot/2.1' }))
    await analytics.send()
    expect(google.calls).toEqual([])
  })

  it('sends the views of administrators as internal ones, which our own numbers leave out', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    analytics.record(screenView({ isAdministrator: true, path: '/admin/posts', screen: 'Admin: Posts' }))
    analytics.record(screenView({ isAdministrator: true }))
    analytics.record(screenView())
    await analytics.send()
    await analytics.flush()
    const events = google.calls.flatMap(({ body }) => body.events)
    expect(events.map(({ params }) => [params.screen_name, params.traffic_type])).toEqual([
      ['Admin: Posts', 'internal'],
      ['Den', 'internal'],
      ['Den', undefined],
    ])
    const days = await database.read.selectFrom('analytics_days').select(['screen', 'views', 'visitors']).execute()
    expect(days).toHaveLength(2)
    for (const day of days) expect(day).toMatchObject({ views: 1, visitors: 1 })
  })

  it('sends no more than 25 at once, and one reader in each call', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    for (let view = 0; view < 30; view++) analytics.record(screenView())
    for (let reader = 0; reader < 6; reader++) analytics.record(screenView({ address: `10.0.0.${reader}` }))
    await analytics.send()
    expect(google.calls.map(({ body }) => body.events.length).sort((a, b) => b - a)).toEqual([25, 5, 1, 1, 1, 1, 1, 1])
    await analytics.send()
    expect(google.calls).toHaveLength(8)
  })

  it.each(['hang', 'cut', 'redirect', { status: 500 }, { status: 408 }, { status: 429 }] as const)(
    'keeps views while Google answers %j',
    async (mode) => {
      await using database = await open()
      await using google = await openFakeGoogleAnalytics()
      const analytics = sending(database, collectorAt(google.origin))
      google.mode = mode
      analytics.record(screenView())
      await analytics.send()
      expect(google.calls).toHaveLength(1)
      // No call is made during the backoff, which grows each time.
      google.mode = 'ok'
      clock += 4_000
      vi.setSystemTime(NOON.getTime() + 4_000)
      await analytics.send()
      expect(google.calls).toHaveLength(1)
      analytics.record(screenView())
      clock += 6_000
      await analytics.send()
      expect(
        google.calls[1]!.body.events.map(({ timestamp_micros }) => timestamp_micros / 1_000 - NOON.getTime()),
      ).toEqual([0, 4_000])
    },
  )

  it('ends a break in time though the clock is set back', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    google.mode = { status: 503 }
    analytics.record(screenView())
    await analytics.send()
    google.mode = 'ok'
    vi.setSystemTime(NOON.getTime() - 86_400_000)
    clock += 5_000
    await analytics.send()
    expect(google.calls).toHaveLength(2)
  })

  it('drops what Google refuses to take, and goes on with the others', async () => {
    await using database = await open()
    await using google = await serving((request, reply) => {
      sizes.push(Number(request.headers['content-length']))
      reply.writeHead(sizes.at(-1)! > 600 ? 413 : 204).end()
    })
    const sizes: number[] = []
    const lines: Line[] = []
    const analytics = sending(database, collectorAt(google.origin), lines)
    // A call larger than all others, which the service refuses.
    analytics.record(screenView({ path: `/blogs/${'long'.repeat(80)}`, screen: 'Article' }))
    for (let reader = 0; reader < 9; reader++) analytics.record(screenView({ address: `10.0.0.${reader}` }))
    await analytics.send()
    await analytics.send()
    expect(sizes).toHaveLength(10)
    expect(lines).toEqual([
      expect.objectContaining({
        reply: 'Google Analytics answered 413.',
        lost: 1,
        msg: 'Google Analytics refused views',
      }),
    ])
  })

  it('does not send what is older than 72 hours', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const lines: Line[] = []
    const analytics = sending(database, collectorAt(google.origin), lines)
    analytics.record(screenView({ address: '10.0.0.1' }))
    analytics.record(screenView())
    vi.setSystemTime(NOON.getTime() + 3_600_000)
    analytics.record(screenView())
    vi.setSystemTime(NOON.getTime() + 72 * 3_600_000 + 1)
    await analytics.send()
    expect(google.calls.map(({ body }) => body.events.length)).toEqual([1])
    expect(lines).toEqual([expect.objectContaining({ lost: 2, msg: 'views were too old for Google Analytics' })])
    await analytics.send()
    expect(google.calls).toHaveLength(1)
  })

  it('lets the oldest go when too many wait, and sends what is left', async () => {
    await using database = await open()
    const sent: PageView[] = []
    const collector: Collector = {
      async collect(_, seen) {
        sent.push(...seen)
        return { ok: true, reply: '' }
      },
      test: async () => ({ ok: true, reply: '' }),
    }
    const analytics = sending(database, collector)
    for (let reader = 0; reader < MAX_WAITING; reader++)
      analytics.record(screenView({ address: `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`, path: '/' }))
    vi.setSystemTime(NOON.getTime() + 60_000)
    analytics.record(screenView({ path: '/greetings', screen: 'Greetings' }))
    await analytics.send()
    expect(sent).toHaveLength(MAX_WAITING)
    expect(sent.at(-1)!.screen).toBe('Greetings')
  })
})

/** @param lines collects what is logged */
function sending(database: Connection, collector: Collector, lines: Line[] = []) {
  return sendingToGoogle(database, collector, lines, () => clock)
}
