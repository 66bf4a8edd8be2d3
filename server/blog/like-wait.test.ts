import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTime, timed } from '#test/support/time.ts'
import { LikeWait } from './like-wait.ts'

beforeEach(() => fakeTime())
afterEach(() => void vi.useRealTimers())

async function timeOf(work: Promise<void>): Promise<number> {
  return (await timed(work)).milliseconds
}

describe('LikeWait', () => {
  it('waits as long as one of the last answers took', async () => {
    const wait = new LikeWait()
    wait.note('ready', 5_000)
    for (let answer = 0; answer < 20; answer++) wait.note('ready', 60)
    for (let answer = 0; answer < 20; answer++) wait.note('barred', 9_000)
    for (let time = 0; time < 40; time++) expect(await timeOf(wait.since('ready', performance.now()))).toBe(60)
  })

  it('counts what has passed already', async () => {
    const wait = new LikeWait()
    wait.note('ready', 1_000)
    expect(await timeOf(wait.since('ready', performance.now() - 400))).toBe(600)
    expect(await timeOf(wait.since('ready', performance.now() - 2_000))).toBe(0)
  })

  it('waits a little while it knows nothing yet', async () => {
    const first = (readiness: 'ready' | 'as-ever' | 'barred') =>
      timeOf(new LikeWait().since(readiness, performance.now()))
    for (let time = 0; time < 40; time++) {
      expect(await first('ready')).toSatisfy((waited: number) => waited >= 50 && waited < 150)
      expect(await first('as-ever')).toSatisfy((waited: number) => waited >= 150 && waited < 600)
      expect(await first('barred')).toBeLessThan(1)
    }
  })
})
