import { afterEach, vi } from 'vitest'

/** The files of a worker share a process: no test leaves it on another clock, or with a function that it replaced. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
