import { expect, it } from 'vitest'
import { Argon2Passwords, PasswordsBusyError } from './passwords.ts'

/** Threads in libuv's pool unless `UV_THREADPOOL_SIZE` says otherwise. */
const POOL_THREADS = 4

it('hashes two passwords at once, lets fifty wait, and refuses the rest of a crowd', async () => {
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const passwords = new Argon2Passwords(async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((end) => ends.push(end))
    running--
    return Buffer.alloc(32)
  })
  const crowd = Promise.allSettled(Array.from({ length: 300 }, () => passwords.hash('lantern')))
  // Ends them one by one, as soon as each has begun.
  for (let done = 0; done < 52; ) {
    const end = ends.shift()
    if (end) done++
    end?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const refused = (await crowd).filter((result) => result.status === 'rejected')
  expect(most).toBe(2)
  expect(most).toBeLessThan(POOL_THREADS)
  expect(refused).toHaveLength(248)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordsBusyError)
})
