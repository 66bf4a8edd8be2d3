import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/databases.ts'
import { openFakeGoogleAnalytics } from '#test/support/google-analytics.ts'
import { screenView } from '#test/support/screen-views.ts'
import type { GoogleAnalyticsConfig } from '../service-config.ts'
import type { Connection } from '../storage/database.ts'
import { GoogleAnalytics, WAITING_AT_MOST } from './google.ts'
import { type Collector, GoogleCollector, type SeenScreen } from './google-collector.ts'

const SITE_URL = 'https://den.example'
const NOON = new Date('2026-11-21T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => void vi.useRealTimers())

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

  it('leaves out whom counting leaves out', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const analytics = sending(database, collectorAt(google.origin))
    analytics.record(screenView({ hasPrivacyControl: true }))
    analytics.record(screenView({ isAdministrator: true }))
    analytics.record(screenView({ userAgent: 'Googlebot/2.1' }))
    await analytics.send()
    expect(google.calls).toEqual([])
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

  it.each(['hang', 'cut', 'redirect', { status: 500 }] as const)(
    'keeps views while Google answers %j',
    async (mode) => {
      await using database = await open()
      await using google = await openFakeGoogleAnalytics()
      const analytics = sending(database, collectorAt(google.origin))
      google.mode = mode
      analytics.record(screenView())
      await analytics.send()
      expect(google.calls).toHaveLength(1)
      // It is left alone for a while, each time for longer.
      google.mode = 'ok'
      vi.setSystemTime(NOON.getTime() + 4_000)
      await analytics.send()
      expect(google.calls).toHaveLength(1)
      analytics.record(screenView())
      vi.setSystemTime(NOON.getTime() + 10_000)
      await analytics.send()
      expect(
        google.calls[1]!.body.events.map(({ timestamp_micros }) => timestamp_micros / 1_000 - NOON.getTime()),
      ).toEqual([0, 4_000])
    },
  )

  it('lets the oldest go when too many wait, and sends what is left', async () => {
    await using database = await open()
    const sent: SeenScreen[] = []
    const collector: Collector = {
      async collect(_, seen) {
        sent.push(...seen)
        return { ok: true, reply: '' }
      },
      test: async () => ({ ok: true, reply: '' }),
    }
    const analytics = sending(database, collector)
    for (let reader = 0; reader < WAITING_AT_MOST; reader++)
      analytics.record(screenView({ address: `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`, path: '/' }))
    vi.setSystemTime(NOON.getTime() + 60_000)
    analytics.record(screenView({ path: '/greetings', screen: 'Greetings' }))
    await analytics.send()
    expect(sent).toHaveLength(WAITING_AT_MOST)
    expect(sent.at(-1)!.screen).toBe('Greetings')
  })

  it('stops within a second though Google hangs', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    google.mode = 'hang'
    const analytics = sending(database, collectorAt(google.origin))
    const running = await analytics.start()
    analytics.record(screenView())
    const began = performance.now()
    await running[Symbol.asyncDispose]()
    expect(performance.now() - began).toBeLessThan(1_900)
    expect(google.calls).toHaveLength(1)
  })
})

describe('testing the connection to Google Analytics', () => {
  it('has Google check a call without counting it, and says what that proves', async () => {
    await using google = await openFakeGoogleAnalytics()
    const word = await collectorAt(google.origin).test()
    expect(word).toEqual({ ok: true, reply: expect.stringContaining('It does not say whether GA_API_SECRET is right') })
    expect(google.calls[0]).toMatchObject({
      path: '/debug/mp/collect',
      body: { validation_behavior: 'ENFORCE_RECOMMENDATIONS' },
    })
  })

  it.each([
    ['html' as const, 'Google Analytics answered 200: <h1>Welcome</h1>'],
    [{ status: 503 }, 'Google Analytics answered 503: out of order'],
    ['cut' as const, /could not be reached: (UND_ERR_SOCKET|ECONNRESET)\.$/],
  ])('repeats what is said where that is %j', async (mode, words) => {
    await using google = await openFakeGoogleAnalytics()
    google.mode = mode
    const word = await collectorAt(google.origin).test()
    expect(word.ok).toBe(false)
    expect(word.reply).toMatch(words)
    expect(word.reply).not.toContain('hunter2')
  })
})

function collectorAt(origin: string): GoogleCollector {
  const config: GoogleAnalyticsConfig = {
    provider: 'google',
    measurementId: 'G-DEN1234567',
    apiSecret: 'hunter2',
    origin,
  }
  return new GoogleCollector(config, SITE_URL, async () => 'The Midnight Den')
}

function sending(database: Connection, collector: Collector): GoogleAnalytics {
  const log = pino({ level: 'silent' })
  return new GoogleAnalytics({ database, log, siteUrl: SITE_URL, networkOf: (address) => address, collector })
}
