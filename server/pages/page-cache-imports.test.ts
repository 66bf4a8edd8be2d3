import { expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const PAGE = { byteLength: 10, includes: (text: string) => text === '/blogs/a' }

it('pages stay for half a minute while an import changes content, and show it then', async () => {
  const { cache, time, content } = counting()
  const first = await cache.generation()
  first.set('/', PAGE)
  for (time.now = 100; time.now < 30_100; time.now += 100) {
    content.change({ imported: 1 })
    expect((await cache.generation()).get('/')).toBe(PAGE)
  }
  time.now = 30_100
  const second = await cache.generation()
  expect(second).not.toBe(first)
  content.change({ imported: 1 })
  time.now += 100
  expect(await cache.generation()).toBe(second)
  // The import was killed: nothing changes any more, and the pages still show what it did.
  time.now += 30_000
  expect(await cache.generation()).not.toBe(second)
  const third = await cache.generation()
  time.now += 600_000
  expect(await cache.generation()).toBe(third)
})

it('every other change drops pages as it does without an import', async () => {
  const { cache, time, content } = counting()
  const first = await cache.generation()
  content.change({ imported: 5, others: 1 })
  cache.invalidate([{ version: content.version }])
  const second = await cache.generation()
  expect(second).not.toBe(first)

  // Another process, within 20 ms.
  content.change({ imported: 5, others: 1 })
  time.now += 20
  const third = await cache.generation()
  expect(third).not.toBe(second)

  // An edit of this process drops the pages that link to the post.
  third.set('/', PAGE)
  content.change({ imported: 5, others: 1 })
  cache.invalidate([{ version: content.version - 2, href: '/blogs/a' }])
  expect(await cache.generation()).toBe(third)
  expect(third.get('/')).toBeUndefined()
})

function counting() {
  const time = { now: 0 }
  const content = {
    version: 7,
    imported: 3,
    change({ imported = 0, others = 0 }) {
      content.version += imported + others
      content.imported += imported
    },
  }
  const ask = async () => ({ version: content.version, imported: content.imported })
  return { time, content, cache: new PageCache<typeof PAGE>(ask, { clock: () => time.now }) }
}
