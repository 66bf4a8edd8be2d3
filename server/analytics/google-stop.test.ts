import { expect, it, vi } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { collectorAt, type Line, sendingToGoogle as sending } from '#test/support/mail/google-sending.ts'
import { screenView } from '#test/support/screen-views.ts'
import { openFakeGoogleAnalytics } from '#test/support/services/google-analytics.ts'
import { fakeTime, isSettled, timed, turns, until } from '#test/support/time.ts'
import type { Collector } from './google-collector.ts'

describeEachDatabase('GoogleAnalytics, at the end,', (open) => {
  it('stops within a second though Google hangs', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    google.mode = 'hang'
    const lines: Line[] = []
    const analytics = sending(database, collectorAt(google.origin), lines)
    const running = await analytics.start()
    analytics.record(screenView())
    fakeTime()
    const stopping = Promise.resolve(running[Symbol.asyncDispose]())
    await until(() => google.calls.length === 1)
    await vi.advanceTimersByTimeAsync(999)
    expect(await isSettled(stopping)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await stopping
    expect(google.calls).toHaveLength(1)
    expect(lines).toEqual([expect.objectContaining({ lost: 1, msg: 'views for Google Analytics were lost' })])
  })

  it('sends what waits when it stops, though in a break', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const lines: Line[] = []
    const analytics = sending(database, collectorAt(google.origin), lines)
    google.mode = { status: 503 }
    // Fake timers: the second that the last attempt may take does not pass.
    fakeTime()
    const running = await analytics.start()
    for (let reader = 0; reader < 6; reader++) analytics.record(screenView({ address: `10.0.0.${reader}` }))
    await analytics.send()
    google.mode = 'ok'
    const before = google.calls.length
    lines.length = 0
    await running[Symbol.asyncDispose]()
    expect(google.calls.length - before).toBe(6)
    expect(lines).toEqual([])
  })

  it('says how much it lost when Google is still out of order at the end', async () => {
    await using database = await open()
    await using google = await openFakeGoogleAnalytics()
    const lines: Line[] = []
    const analytics = sending(database, collectorAt(google.origin), lines)
    google.mode = { status: 503 }
    fakeTime()
    const running = await analytics.start()
    for (let reader = 0; reader < 6; reader++) analytics.record(screenView({ address: `10.0.0.${reader}` }))
    await running[Symbol.asyncDispose]()
    // One attempt for each of the concurrent calls.
    expect(google.calls).toHaveLength(4)
    expect(lines.at(-1)).toMatchObject({ lost: 6, msg: 'views for Google Analytics were lost' })
  })
})

it('GoogleAnalytics, at the end, calls nobody any more once it is stopped', async () => {
  await using database = await openTestSqlite()
  let calls = 0
  const collector: Collector = {
    async collect() {
      calls++
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { ok: true, reply: '' }
    },
    test: async () => ({ ok: true, reply: '' }),
  }
  const lines: Line[] = []
  fakeTime()
  const analytics = sending(database, collector, lines)
  const running = await analytics.start()
  for (let reader = 0; reader < 40; reader++) analytics.record(screenView({ address: `10.0.0.${reader}` }))
  await timed(Promise.resolve(running[Symbol.asyncDispose]()))
  const before = calls
  expect(lines).toEqual([expect.objectContaining({ lost: expect.any(Number) })])
  await vi.advanceTimersByTimeAsync(5_000)
  await turns()
  expect(calls).toBe(before)
  expect(calls).toBeLessThan(20)
})
