import { expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { MailTransportRepository } from '../outbox/mail-transport-repository.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

it('opens after five failures in a row, for a minute, then twice as long each time', async () => {
  await using database = await openTestSqlite()
  let now = 0
  const circuit = new CircuitBreaker(new MailTransportRepository(database), () => now)
  for (let failures = 0; failures < 4; failures++) circuit.recordFailure()
  circuit.recordSuccess()
  for (let failures = 0; failures < 4; failures++) circuit.recordFailure()
  expect(circuit.allowance()).toBe(Number.POSITIVE_INFINITY)
  const breaks = []
  for (let rounds = 0; rounds < 7; rounds++) {
    circuit.recordFailure()
    expect(circuit.allowance()).toBe(0)
    // The failure of a mail that was under way when it opened.
    circuit.recordFailure()
    breaks.push(circuit.waitMs / MINUTE_MS)
    now += circuit.waitMs
    expect(circuit.allowance()).toBe(1)
  }
  expect(breaks).toEqual([1, 2, 4, 8, 16, 30, 30])
  circuit.recordSuccess()
  expect(circuit.allowance()).toBe(Number.POSITIVE_INFINITY)
  expect(circuit.waitMs).toBe(0)
})
