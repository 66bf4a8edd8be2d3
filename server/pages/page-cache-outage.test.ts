import { expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const HOUR_MS = 3_600_000
const PAGE = { byteLength: 10, includes: () => false }

it('pages go on being kept for an hour while nobody can say which generation it is, and no longer', async () => {
  const start = Date.UTC(2026, 5, 1)
  let now = start
  let isAway = false
  const ask = async () => {
    if (isAway) throw new Error('no database')
    return { version: 7, imported: 0 }
  }
  const cache = new PageCache<typeof PAGE>(ask, { clock: () => now, wallClock: () => now })
  ;(await cache.generation()).set('/', PAGE)

  isAway = true
  cache.invalidate()
  // The quarter of an hour ends in which a new year could begin.
  for (now of [start + 1, start + HOUR_MS / 2, start + HOUR_MS - 1])
    expect((await cache.generation()).get('/')).toBe(PAGE)
  now = start + HOUR_MS
  await expect(cache.generation()).rejects.toThrow('no database')

  isAway = false
  expect((await cache.generation()).get('/')).toBeUndefined()
})
