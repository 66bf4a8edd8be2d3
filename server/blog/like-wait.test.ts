import { describe, expect, it } from 'vitest'
import { LikeWait } from './like-wait.ts'

async function timeOf(wait: LikeWait, began = performance.now()): Promise<number> {
  const started = performance.now()
  await wait.since('ready', began)
  return performance.now() - started
}

describe('LikeWait', () => {
  it('waits as long as one of the last answers took', async () => {
    const wait = new LikeWait()
    wait.note('ready', 5_000)
    for (let answer = 0; answer < 20; answer++) wait.note('ready', 60)
    for (let answer = 0; answer < 20; answer++) wait.note('barred', 9_000)
    expect(await timeOf(wait)).toBeGreaterThan(55)
    expect(await timeOf(wait)).toBeLessThan(150)
  })

  it('counts what has passed already', async () => {
    const wait = new LikeWait()
    wait.note('ready', 1_000)
    expect(await timeOf(wait, performance.now() - 2_000)).toBeLessThan(50)
  })

  it('waits a little while it knows nothing yet', async () => {
    const waited = await timeOf(new LikeWait())
    expect(waited).toBeGreaterThan(45)
    expect(waited).toBeLessThan(250)
    const service = performance.now()
    await new LikeWait().since('as-ever', service)
    expect(performance.now() - service).toBeGreaterThan(145)
    const began = performance.now()
    await new LikeWait().since('barred', began)
    expect(performance.now() - began).toBeLessThan(40)
  })
})
