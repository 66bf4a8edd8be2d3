import { describe, expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { MailTransportRepository } from '../outbox/mail-transport-repository.ts'
import { waitBeforeRetry } from '../outbox/retry-schedule.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

const MINUTE = 60_000

describe('CircuitBreaker', () => {
  it('opens after five failures in a row, for a minute, then twice as long each time', async () => {
    await using database = await openTestSqlite()
    let now = 0
    const circuit = new CircuitBreaker(new MailTransportRepository(database), () => now)
    for (let failures = 0; failures < 4; failures++) circuit.failed()
    circuit.reached()
    for (let failures = 0; failures < 4; failures++) circuit.failed()
    expect(circuit.allowance()).toBe(Number.POSITIVE_INFINITY)
    const breaks = []
    for (let rounds = 0; rounds < 7; rounds++) {
      circuit.failed()
      expect(circuit.allowance()).toBe(0)
      // What was under way when it opened.
      circuit.failed()
      breaks.push(circuit.waitMs / MINUTE)
      now += circuit.waitMs
      expect(circuit.allowance()).toBe(1)
    }
    expect(breaks).toEqual([1, 2, 4, 8, 16, 30, 30])
    circuit.reached()
    expect(circuit.allowance()).toBe(Number.POSITIVE_INFINITY)
    expect(circuit.waitMs).toBe(0)
  })
})

describe('waitBeforeRetry', () => {
  it('waits longer each time, up to a fifth more or less, and ends within two days', () => {
    const waits = (random: number) =>
      Array.from({ length: 8 }, (_, failedAttempts) => waitBeforeRetry(failedAttempts, 0, () => random))
    expect(waits(0.5).map((wait) => wait && wait / MINUTE)).toEqual([1, 5, 30, 120, 360, 720, 1_440, undefined])
    expect(waits(0)[0]).toBe(48_000)
    expect(waits(1)[0]).toBe(72_000)
  })

  it('waits as long as it was asked to, within a day', () => {
    expect(waitBeforeRetry(0, 90_000)).toBe(90_000)
    expect(waitBeforeRetry(1, 90_000)).toBeGreaterThanOrEqual(4 * MINUTE)
    expect(waitBeforeRetry(0, 10 * 1_440 * MINUTE)).toBe(1_440 * MINUTE)
    expect(waitBeforeRetry(7, 90_000)).toBeUndefined()
  })
})
