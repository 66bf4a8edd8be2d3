import { beforeEach, expect, it, vi } from 'vitest'
import { watchParent } from './parent-watch.ts'

beforeEach(() => void vi.useFakeTimers())

it('a parent that ends is told of once, and is not asked for any more', () => {
  const ppid = vi.spyOn(process, 'ppid', 'get').mockReturnValue(41)
  let told = 0
  watchParent(41, () => told++)
  vi.advanceTimersByTime(5_000)
  expect(told).toBe(0)
  // The new parent of an orphan is not always process 1.
  ppid.mockReturnValue(7)
  vi.advanceTimersByTime(5_000)
  expect([told, vi.getTimerCount()]).toEqual([1, 0])
})

it('a parent that ended before anybody looked is told of at the first look', () => {
  vi.spyOn(process, 'ppid', 'get').mockReturnValue(1)
  let told = 0
  watchParent(41, () => told++)
  vi.advanceTimersByTime(1_000)
  expect(told).toBe(1)
})
