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

it('takes the same answer to three recipients in a row as one about us, and no mixture of answers', async () => {
  await using database = await openTestSqlite()
  const circuit = new CircuitBreaker(new MailTransportRepository(database))
  const refuse = (to: string, reply = `554 5.7.1 <${to}>: Access denied`) => circuit.recordRefusal(to, reply)
  expect([refuse('a'), refuse('b'), refuse('a'), refuse('b')]).toEqual([false, false, false, false])
  circuit.clearRefusals()
  expect([refuse('c'), refuse('d')]).toEqual([false, false])
  expect(refuse('e', '550 5.7.606 banned')).toBe(false)
  expect([refuse('f'), refuse('g'), refuse('h')]).toEqual([false, false, true])
  // Others get their turn after the pause.
  expect([refuse('i'), refuse('k'), refuse('l')]).toEqual([false, false, true])
})
