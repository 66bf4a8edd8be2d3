import { expect, it, vi } from 'vitest'
import { ContentCache, withContentVersion } from './content-cache.ts'

it('reads once for each version of the content', async () => {
  let version = 1
  const cache = new ContentCache(async () => version)
  const read = vi.fn(async () => `of ${version}`)
  expect([await cache.get('a', read), await cache.get('a', read), read.mock.calls.length]).toEqual(['of 1', 'of 1', 1])
  version = 2
  expect([await cache.get('a', read), await cache.get('b', read), read.mock.calls.length]).toEqual(['of 2', 'of 2', 3])
})

it('asks for no version where one is known', async () => {
  const ask = vi.fn(async () => 1)
  const cache = new ContentCache(ask)
  const read = vi.fn(async () => `read ${read.mock.calls.length}`)
  const get = () => cache.get('a', read)
  const values = [await withContentVersion(1, get), await withContentVersion(1, get), await withContentVersion(2, get)]
  expect([values, ask.mock.calls.length]).toEqual([['read 1', 'read 1', 'read 2'], 0])
  // A value read for an older version is not cached.
  expect([await withContentVersion(1, get), await withContentVersion(2, get)]).toEqual(['read 3', 'read 2'])
  await withContentVersion(undefined, get)
  expect(ask).toHaveBeenCalledOnce()
})

it('keeps no failure', async () => {
  const cache = new ContentCache(async () => 1)
  const read = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('away'))
  await expect(cache.get('a', read)).rejects.toThrow('away')
  expect(await cache.get('a', read)).toBe('read')
})

it('keeps nothing that was asked for before the content changed', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const asked = answers.values()
  const cache = new ContentCache(() => asked.next().value!.promise)
  let text = 'old'
  const first = cache.get('a', async () => text)
  const second = cache.get('a', async () => text)
  text = 'new'
  answers[1]!.resolve(2)
  expect(await second).toBe('new')
  text = 'newer'
  // The answer to the earlier question comes late: the value read for it is not cached, and the cache is not used for it.
  answers[0]!.resolve(1)
  expect(await first).toBe('newer')
})
