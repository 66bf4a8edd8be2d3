import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { ZonedDays } from '#domain/statistics/zoned-days.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { addConsent } from '#test/support/statistics.ts'
import { StatisticsRepository } from '../../statistics/statistics-repository.ts'
import { SubscriberRepository } from './subscriber-repository.ts'
import { thinConsent } from './thin-consent.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const at = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS).toISOString()

describeEachDatabase('the log of consent', (open) => {
  it('loses repetition, and the proof of consent and every day of the statistics stay', async () => {
    await using database = await open({ now: () => new Date(NOW) })
    const asked = Array.from({ length: 60 }, (_, index) => ['requested', at(3_000 - index / 10)] as const)
    await addConsent(database, 'insistent', 'active', [...asked, ['confirmed', at(2_993)], ['requested', at(900)]])
    await addConsent(database, 'moody', 'unsubscribed', [
      ['requested', at(300.2)],
      ['confirmed', at(300.1)],
      ['unsubscribed', at(200.3)],
      ['returned', at(200.25)],
      ['unsubscribed', at(100.5)],
    ])
    await addConsent(database, 'plain', 'active', [['imported', at(2_000)]])
    const statistics = new StatisticsRepository(database)
    const changes = () => statistics.subscriberChanges(new ZonedDays({ from: '2025-12-01', to: '2026-11-29' }, 'UTC'))
    const before = await changes()
    expect(before.length).toBeGreaterThan(2)
    expect(await thinConsent(database, 'UTC')).toBeGreaterThan(50)
    expect(await thinConsent(database, 'UTC')).toBe(0)
    expect(await changes()).toEqual(before)
    const subscribers = new SubscriberRepository(database)
    const insistent = (await subscribers.consentOf('s_insistent', 99)).map((entry) => `${entry.event} ${entry.at}`)
    for (const entry of [
      `requested ${at(900)}`,
      `confirmed ${at(2_993)}`,
      `requested ${asked.at(-1)![1]}`,
      `requested ${at(3_000)}`,
    ])
      expect(insistent).toContain(entry)
    expect(await subscribers.consentOf('s_moody', 99)).toHaveLength(5)
    expect(await subscribers.consentOf('s_plain', 99)).toHaveLength(1)
  })
})
