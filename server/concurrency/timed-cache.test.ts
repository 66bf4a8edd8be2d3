import { expect, it } from 'vitest'
import { TimedCache } from './timed-cache.ts'

function cacheAt(time: { now: number }) {
  return new TimedCache<string>({ maxAgeMs: 5_000, maxEntries: 2, clock: () => time.now })
}

it('computes again after a failure, which all who waited for it see', async () => {
  const cache = cacheAt({ now: 0 })
  let computed = 0
  const failing = () => {
    computed++
    return Promise.reject(new Error('closed'))
  }
  const answers = await Promise.allSettled([cache.get('a', failing), cache.get('a', failing)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(computed).toBe(1)
  expect(await cache.get('a', async () => 'fine')).toBe('fine')
})

it('measures age from the start of the computation, so that a slow value is not given for longer', async () => {
  const time = { now: 0 }
  const cache = cacheAt(time)
  const slow = Promise.withResolvers<string>()
  const first = cache.get('a', () => slow.promise)
  time.now = 5_001
  expect(await cache.get('a', async () => 'new')).toBe('new')
  slow.resolve('old')
  expect(await first).toBe('old')
  expect(await cache.get('a', async () => 'newer')).toBe('new')
})

it('keeps only the values that the caller names', async () => {
  const cache = cacheAt({ now: 0 })
  expect(
    await cache.get(
      'a',
      async () => 'no',
      (value) => value !== 'no',
    ),
  ).toBe('no')
  expect(
    await cache.get(
      'a',
      async () => 'yes',
      (value) => value !== 'no',
    ),
  ).toBe('yes')
  expect(await cache.get('a', async () => 'later')).toBe('yes')
})

it('keeps no more entries than it may', async () => {
  const cache = cacheAt({ now: 0 })
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key)
  expect(await cache.get('a', async () => 'again')).toBe('again')
  expect(await cache.get('c', async () => 'again')).toBe('c')
})
