import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { SubscriptionCountRepository } from './subscription-count-repository.ts'

const two = { key: 'two', most: 2, withinMs: 10_000 }
const three = { key: 'three', most: 3, withinMs: 60_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describeEachDatabase('SubscriptionCountRepository', (open) => {
  it('counts until a limit is reached, and then under none', async () => {
    await using database = await open()
    const counts = new SubscriptionCountRepository(database)
    for (const isTaken of [true, true, false, false]) expect(await counts.take([two, three])).toBe(isTaken)
    expect(await counts.take([three])).toBe(true)
    expect(await counts.take([three])).toBe(false)
    vi.setSystemTime(Date.now() + 10_000)
    expect(await counts.take([two])).toBe(true)
    expect(await counts.take([two, three])).toBe(false)
    expect(await counts.take([two])).toBe(true)
  })

  it('lets no more through when many ask at once', async () => {
    await using database = await open()
    const counts = new SubscriptionCountRepository(database)
    const taken = await Promise.all(Array.from({ length: 50 }, () => counts.take([two, three])))
    expect(taken.filter(Boolean)).toHaveLength(2)
  })

  it('keeps nobody out for a year because the clock was wrong once', async () => {
    await using database = await open()
    const counts = new SubscriptionCountRepository(database)
    const now = Date.now()
    vi.setSystemTime(now + 365 * 24 * 3_600_000)
    for (let time = 0; time < 3; time++) await counts.take([two])
    vi.setSystemTime(now)
    expect(await counts.take([two])).toBe(true)
  })
})
