import { afterEach, vi } from 'vitest'

/** The files of a worker share a process, so fake clocks and replaced functions are restored after each test. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
