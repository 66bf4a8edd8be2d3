import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { type SubscriptionRateLimit, takeCounts } from './subscription-counts.ts'

const two = { key: 'two', limit: 2, windowMs: 10_000 }
const three = { key: 'three', limit: 3, windowMs: 60_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('takeCounts', (open) => {
  it('counts until a limit is reached, and then under none', async () => {
    await using database = await open()
    const take = takerFrom(database)
    for (const isTaken of [true, true, false, false]) expect(await take([two, three])).toBe(isTaken)
    expect(await take([three])).toBe(true)
    expect(await take([three])).toBe(false)
    vi.setSystemTime(Date.now() + 10_000)
    expect(await take([two])).toBe(true)
    expect(await take([two, three])).toBe(false)
    expect(await take([two])).toBe(true)
  })

  it('lets no more through when many ask at once', async () => {
    await using database = await open()
    const take = takerFrom(database)
    const taken = await Promise.all(Array.from({ length: 50 }, () => take([two, three])))
    expect(taken.filter(Boolean)).toHaveLength(2)
  })

  it('keeps nobody out for a year because the clock was wrong once', async () => {
    await using database = await open()
    const take = takerFrom(database)
    const now = Date.now()
    vi.setSystemTime(now + 365 * 24 * 3_600_000)
    for (let time = 0; time < 3; time++) await take([two])
    vi.setSystemTime(now)
    expect(await take([two])).toBe(true)
  })
})

function takerFrom(database: TestDatabase) {
  return (limits: readonly SubscriptionRateLimit[]) => database.transaction((trx) => takeCounts(trx, limits))
}
