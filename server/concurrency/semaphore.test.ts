import { expect, it } from 'vitest'
import { Semaphore, SemaphoreFullError } from './semaphore.ts'

it('refuses at once what would wait behind more than may', async () => {
  const semaphore = new Semaphore(1, { maxWaiting: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const began: string[] = []
  const run = (name: string, work: Promise<string>) =>
    semaphore.run(() => {
      began.push(name)
      return work
    })
  const [first, second] = [run('first', promise), run('second', Promise.resolve('after it'))]
  await expect(run('third', Promise.resolve('never'))).rejects.toBeInstanceOf(SemaphoreFullError)
  resolve('done')
  expect([await first, await second, began]).toEqual(['done', 'after it', ['first', 'second']])
  expect(await run('fourth', Promise.resolve('free again'))).toBe('free again')
})
