import { beforeEach, expect, it } from 'vitest'
import { TestOutbox } from '#test/support/mail/subscriptions.ts'
import { fakeTime, timed } from '#test/support/time.ts'
import type { Readiness } from '../../mail/outbox/outbox.ts'
import { ResponseTimeMask } from './response-time-mask.ts'

beforeEach(() => fakeTime())

function openMask() {
  const outbox = new TestOutbox()
  const mask = new ResponseTimeMask(outbox)
  const answer = async (readiness: Readiness, mailId: string | null, outcomeMs = 0, passedMs = 0) => {
    Object.assign(outbox, { readiness, outcomeMs })
    return (await timed(mask.outcomeOf(mailId, passedMs))).milliseconds
  }
  return answer
}

it('waits as long as one of the last answers took', async () => {
  const answer = openMask()
  await answer('ready', 'mail', 2_000)
  for (let time = 0; time < 20; time++) await answer('ready', 'mail', 60)
  for (let time = 0; time < 20; time++) await answer('paused', 'mail', 900)
  for (let time = 0; time < 40; time++) expect(await answer('ready', null)).toBe(60)
})

it('counts what has passed already', async () => {
  const answer = openMask()
  await answer('ready', 'mail', 1_000)
  expect(await answer('ready', null, 0, 400)).toBe(600)
  expect(await answer('ready', null, 0, 2_000)).toBe(0)
})

it('waits a little before anything was measured', async () => {
  for (let time = 0; time < 40; time++) {
    expect(await openMask()('ready', null)).toSatisfy((waited: number) => waited >= 50 && waited < 150)
    expect(await openMask()('stateless', null)).toSatisfy((waited: number) => waited >= 150 && waited < 600)
    expect(await openMask()('paused', null)).toBeLessThan(1)
  }
})
