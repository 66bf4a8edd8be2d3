import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { FairSemaphore } from './fair-semaphore.ts'

it('runs so much at once and gives permits to keys in turn', async () => {
  const semaphore = new FairSemaphore({ permits: 2, maxWaiting: 100 })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (key: string, name: string) =>
    semaphore.run(key, () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const all = Promise.all([work('a', 'a1'), work('a', 'a2'), work('a', 'a3'), work('a', 'a4'), work('b', 'b1')])
  for (const [name, next] of [
    ['a1', ['a1', 'b1']],
    ['b1', ['a1', 'b1', 'a2']],
    ['a2', ['a1', 'b1', 'a2', 'a3']],
  ] as const) {
    await expect.poll(() => started).toEqual(next)
    ends.get(name)!()
  }
  for (const name of ['a3', 'a4']) {
    await expect.poll(() => started).toContain(name)
    ends.get(name)!()
  }
  await all
})

it('takes nothing when too much waits, and goes on after a failure', async () => {
  const semaphore = new FairSemaphore({ permits: 1, maxWaiting: 1 })
  const { promise, reject } = Promise.withResolvers<never>()
  const running = semaphore.run('a', () => promise)
  await setImmediate()
  const waiting = semaphore.run('b', async () => 'done')
  expect(await semaphore.run('c', async () => 'never')).toBeNull()
  reject(new Error('broken'))
  await expect(running).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await semaphore.run('c', async () => 'again')).toBe('again')
})

it('lets the event loop turn between two pieces of work that never give way', async () => {
  const semaphore = new FairSemaphore({ permits: 4, maxWaiting: 100 })
  let turns = 0
  let isOver = false
  const counting = (async () => {
    for (; !isOver; turns++) await setImmediate()
  })()
  const at = await Promise.all(Array.from({ length: 10 }, () => semaphore.run('a', async () => turns)))
  isOver = true
  await counting
  expect(new Set(at).size).toBe(10)
})
