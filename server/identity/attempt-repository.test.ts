import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { lockRow } from '../db/lock-row.ts'
import { AttemptRepository } from './attempt-repository.ts'

const KEYS = [
  { key: 'network:192.0.2.1', allowance: { freeFailures: 3, retentionMs: 60_000, retainedSince: 'last' } },
] as const

describeEachDatabase('AttemptRepository', (open) => {
  it('makes no attempt wait for another one at the same moment, by whichever clock', async () => {
    let now = new Date('2026-11-28T12:00:00Z')
    await using database = await open({ now: () => now })
    const attempts = new AttemptRepository(database)
    expect(await attempts.reserve(KEYS)).toBe(0)
    now = new Date(now.getTime() - 5_000)
    expect(await attempts.reserve(KEYS)).toBe(0)
    await attempts.reserve(KEYS)
    await attempts.reserve(KEYS)
    expect(await attempts.reserve(KEYS)).toBe(1_000)
  })

  it('takes an attempt back from a number that is being counted', async () => {
    await using database = await open()
    const attempts = new AttemptRepository(database)
    await attempts.reserve(KEYS)
    let taken = Promise.resolve()
    await database.transaction(async (trx) => {
      await lockRow(trx, 'identity')
      taken = attempts.settle({ refunded: [KEYS[0].key], forgotten: [] })
      for (let statement = 0; statement < 200; statement++)
        await trx.read.selectFrom('counters').select('value').execute()
      await trx.write.updateTable('sign_in_attempts').set({ failures: 2 }).execute()
    })
    await taken
    const row = await database.read.selectFrom('sign_in_attempts').select('failures').executeTakeFirst()
    expect(row).toEqual({ failures: 1 })
  })
})
