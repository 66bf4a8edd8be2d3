import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CooperativeScheduler } from './cooperative-scheduler.ts'

it('runs one slice in each turn of the event loop, in turn for all that ask', async () => {
  const scheduler = new CooperativeScheduler()
  const ran: string[] = []
  const work = async (name: string) => {
    for (let slice = 0; slice < 3; slice++) await scheduler.run(async () => void ran.push(name))
  }
  const all = Promise.all([work('a'), work('b')])
  const inTurns: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    await setImmediate()
    inTurns.push(ran.length)
  }
  await all
  expect(ran).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  for (const [turn, count] of inTurns.entries()) expect(count - (inTurns[turn - 1] ?? 0)).toBeLessThanOrEqual(1)
})

it('waits for a slice that waits for something else', async () => {
  const scheduler = new CooperativeScheduler()
  const ran: string[] = []
  await Promise.all([
    scheduler.run(async () => {
      await setImmediate()
      await setImmediate()
      ran.push('first')
    }),
    scheduler.run(async () => void ran.push('second')),
  ])
  expect(ran).toEqual(['first', 'second'])
})

it('goes on after a slice that failed', async () => {
  const scheduler = new CooperativeScheduler()
  const failing = scheduler.run(() => Promise.reject(new Error('gone')))
  const next = scheduler.run(async () => 'done')
  await expect(failing).rejects.toThrow('gone')
  expect(await next).toBe('done')
})
