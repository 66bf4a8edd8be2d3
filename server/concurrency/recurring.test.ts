import { beforeEach, expect, it, vi } from 'vitest'
import { recurring } from './recurring.ts'

const SCHEDULE = { firstMs: 10, everyMs: 100 }

beforeEach(() => void vi.useFakeTimers())

it('never does its work twice at once, and waits for it when it is stopped', async () => {
  const work = Promise.withResolvers<void>()
  const begun: AbortSignal[] = []
  const running = recurring(
    (signal) => {
      begun.push(signal)
      return work.promise
    },
    SCHEDULE,
    () => {},
  )
  await vi.advanceTimersByTimeAsync(9)
  expect(begun).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun.map(({ aborted }) => aborted)).toEqual([false])

  let isStopped = false
  const stopping = running[Symbol.asyncDispose]().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([begun[0]!.aborted, isStopped]).toEqual([true, false])
  work.resolve()
  await stopping
  expect(vi.getTimerCount()).toBe(0)
})

it('goes on after a failure, and tells of each', async () => {
  const errors: unknown[] = []
  const running = recurring(
    () => Promise.reject('failed'),
    SCHEDULE,
    (error) => errors.push(error),
  )
  await vi.advanceTimersByTimeAsync(10 + 100)
  expect(errors).toEqual(['failed', 'failed'])
  await running[Symbol.asyncDispose]()
  expect(vi.getTimerCount()).toBe(0)
})
