import { setTimeout as pause } from 'node:timers/promises'
import { passingProblem } from './exit-message.ts'
import type { Log } from './log/log.ts'

/** Milliseconds. */
const RETRY_MS = 2_000
const TELL_MS = 10_000

const WHY = {
  unreachable: 'The database that DATABASE_URL names cannot be reached.',
  busy: 'The database is held by another program.',
  full: 'The disk is full.',
  'disk-failed': 'The disk failed to read or write, or is full.',
}

/**
 * Does `work` again while the storage fails in a way that passes by itself: a database that starts after this server, a disk on which
 * somebody makes room. It says so every ten seconds, and says what it waited for once it works.
 */
export async function waitForStorage<T>(
  log: Log,
  work: () => Promise<T>,
  retryMs = RETRY_MS,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  const toldEvery = Math.ceil(TELL_MS / retryMs)
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await work()
      if (attempt > 0) log.info('the storage works, the start goes on')
      return result
    } catch (error) {
      const problem = passingProblem(error)
      if (!problem || !(problem in WHY)) throw error
      const why = WHY[problem as keyof typeof WHY]
      if (attempt % toldEvery === 0) log.warn({ why: (error as Error).message }, `the start waits: ${why}`)
      await wait(retryMs)
    }
  }
}
