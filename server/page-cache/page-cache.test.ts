import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const NEW_YEAR_IN_NEPAL = Date.UTC(2026, 11, 31, 18, 15)

describe('an edition', () => {
  it('is the same until content changes, and knows nothing of the one before', async () => {
    let version = 7
    const cache = new PageCache<Page>(async () => version)
    const first = await cache.current()
    first.set('/', page('old'))
    expect((await cache.current()).get('/')).toEqual(page('old'))

    version = 8
    const second = await cache.current()
    expect(second.get('/')).toBeUndefined()
    // Whoever began before the change may end after it.
    first.set('/late', page('old'))
    expect(second.get('/late')).toBeUndefined()
    expect((await cache.current()).get('/late')).toBeUndefined()
  })

  it('is not taken for a newer one by those who learn of the change out of order', async () => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    const waiting = answers.values()
    const cache = new PageCache<Page>(() => waiting.next().value!.promise)
    const [old, young] = [cache.current(), cache.current()]
    answers[1]!.resolve(2)
    ;(await young).set('/', page('young'))
    answers[0]!.resolve(1)
    expect((await old).get('/')).toBeUndefined()
  })

  it('ends with the year, wherever the blog is at home', async () => {
    let now = NEW_YEAR_IN_NEPAL - 1
    const cache = new PageCache<Page>(async () => 1, { clock: () => now })
    ;(await cache.current()).set('/', page('© 2026'))
    now = NEW_YEAR_IN_NEPAL
    expect((await cache.current()).get('/')).toBeUndefined()
  })

  it('forgets first what nobody asked for the longest, and never keeps what would drive out all the rest', async () => {
    const cache = new PageCache<Page>(async () => 1, { maxBytes: 80_000 })
    const edition = await cache.current()
    for (let index = 0; index < 9; index++) {
      edition.set(`/${index}`, page('x', 9_000))
      edition.get('/0')
    }
    expect(['/0', '/1', '/8'].map((address) => edition.get(address) !== undefined)).toEqual([true, false, true])
    edition.set('/large', page('x', 11_000))
    expect(edition.get('/large')).toBeUndefined()
    expect(edition.get('/8')).toBeDefined()
  })

  it('is none while nobody can say which', async () => {
    const cache = new PageCache<Page>(async () => Promise.reject(new Error('no database')))
    await expect(cache.current()).rejects.toThrow('no database')
  })
})

interface Page {
  readonly text: string
  readonly byteLength: number
}

function page(text: string, byteLength = text.length): Page {
  return { text, byteLength }
}
