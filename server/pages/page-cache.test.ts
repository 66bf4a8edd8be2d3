import { describe, expect, it } from 'vitest'
import type { ContentChange, ContentState } from '../db/content-version.ts'
import { PageCache } from './page-cache.ts'
import { PendingPage } from './pending-page.ts'

const NEW_YEAR_IN_NEPAL = Date.UTC(2026, 11, 31, 18, 15)

describe('a generation', () => {
  it('is the same until content changes, and knows nothing of the one before', async () => {
    let version = 7
    const cache = new PageCache<Page>(async () => stateAt(version), { maxAgeMs: 0 })
    const first = await cache.generation()
    first.set('/', page('old'))
    expect((await cache.generation()).get('/')).toEqual(page('old'))

    version = 8
    const second = await cache.generation()
    expect(second.get('/')).toBeUndefined()
    // A rendering that began before the change may end after it.
    first.set('/late', page('old'))
    expect(second.get('/late')).toBeUndefined()
    expect((await cache.generation()).get('/late')).toBeUndefined()
  })

  it('is not taken for a newer one by those who learn of the change out of order', async () => {
    const answers = [Promise.withResolvers<ContentState>(), Promise.withResolvers<ContentState>()]
    const waiting = answers.values()
    const cache = new PageCache<Page>(() => waiting.next().value!.promise, { clock: () => 0 })
    const [old, young] = [cache.generation(), cache.generation()]
    answers[1]!.resolve(stateAt(2))
    ;(await young).set('/', page('young'))
    answers[0]!.resolve(stateAt(1))
    await old
    expect(cache.current?.get('/')).toEqual(page('young'))
  })

  it('is dropped at most once a second while another process keeps changing content, and at once by this one', async () => {
    let now = 0
    let version = 1
    let questions = 0
    const ask = async () => {
      questions++
      return stateAt(version)
    }
    const cache = new PageCache<Page>(ask, { clock: () => now })
    const askFor = async (milliseconds: number, changes = 0) => {
      questions = 0
      for (const end = now + milliseconds; now < end; now += 5, version += changes) await cache.generation()
      return questions
    }
    await askFor(1_000)
    const before = await cache.generation()
    version++
    now += 20
    expect(await cache.generation()).not.toBe(before)
    expect(await askFor(10_000, 1)).toBeLessThan(20)
    expect(await askFor(10_000, 1)).toBe(10)
    cache.invalidate()
    const after = await cache.generation()
    version++
    cache.invalidate()
    expect(await cache.generation()).not.toBe(after)
    expect(await askFor(1_000)).toBeGreaterThan(40)
  })

  it('ends with the year, wherever the blog is at home', async () => {
    let now = NEW_YEAR_IN_NEPAL - 1
    const cache = new PageCache<Page>(async () => stateAt(1), { maxAgeMs: 0, wallClock: () => now })
    ;(await cache.generation()).set('/', page('© 2026'))
    now = NEW_YEAR_IN_NEPAL
    expect((await cache.generation()).get('/')).toBeUndefined()
  })

  it('forgets first what nobody asked for the longest, and never keeps what would drive out all the rest', async () => {
    const cache = new PageCache<Page>(async () => stateAt(1), { maxBytes: 80_000 })
    const generation = await cache.generation()
    for (let index = 0; index < 9; index++) {
      generation.set(`/${index}`, page('x', 9_000))
      generation.get('/0')
    }
    expect(['/0', '/1', '/8'].map((address) => generation.get(address) !== undefined)).toEqual([true, false, true])
    generation.set('/large', page('x', 11_000))
    expect(generation.get('/large')).toBeUndefined()
    expect(generation.get('/8')).toBeDefined()
  })

  it('is none while nobody can say which', async () => {
    const cache = new PageCache<Page>(async () => Promise.reject(new Error('no database')))
    await expect(cache.generation()).rejects.toThrow('no database')
  })
})

describe('the content version', () => {
  it('is asked for again after 20 ms, and what was known is served until then', async () => {
    const { cache, time, content } = counting()
    const first = await cache.generation()
    content.version = 8
    time.now = 19.9
    expect([cache.current === first, (await cache.generation()) === first, content.asked]).toEqual([true, true, 1])
    time.now = 20
    expect(cache.current).toBeUndefined()
    expect([(await cache.generation()) === first, content.asked]).toEqual([false, 2])
  })

  it('is asked for at once after a change that this process made', async () => {
    const { cache, content } = counting()
    const first = await cache.generation()
    content.version = 8
    cache.invalidate()
    expect(cache.current).toBeUndefined()
    const second = await cache.generation()
    expect([second === first, cache.current === second]).toEqual([false, true])
  })

  it('is not taken for current when it was asked for before such a change', async () => {
    const answers = [7, 7, 8].map((version) => ({ version, ...Promise.withResolvers<void>() }))
    const waiting = answers.values()
    const cache = new PageCache<Page>(
      async () => {
        const { promise, version } = waiting.next().value!
        await promise
        return stateAt(version)
      },
      { clock: () => 0 },
    )
    answers[0]!.resolve()
    const first = await cache.generation()
    cache.invalidate()
    const before = cache.generation()
    cache.invalidate()
    answers[1]!.resolve()
    answers[2]!.resolve()
    expect([(await before) === first, (await cache.generation()) === first]).toEqual([false, false])
  })
})

describe('an edit of one post', () => {
  const filled = async () => {
    const { cache, content } = counting()
    const generation = await cache.generation()
    for (const path of ['/', '/blogs/a', '/blogs/b']) generation.set(path, page(`${path} /blogs/a`))
    generation.set('/greetings', page('none'))
    generation.set('/blogs/b', page('/blogs/b'))
    const kept = async () => {
      const { get } = await cache.generation()
      return ['/', '/blogs/a', '/blogs/b', '/greetings'].filter((path) => get.call(generation, path) !== undefined)
    }
    return { cache, content, generation, kept }
  }

  it('drops the pages that link to it, and no others', async () => {
    const { cache, content, generation, kept } = await filled()
    content.version = 8
    cache.invalidate([{ version: 8, href: '/blogs/a' }])
    expect(await cache.generation()).toBe(generation)
    expect(await kept()).toEqual(['/blogs/b', '/greetings'])
    content.version = 10
    cache.invalidate([{ version: 9, href: '/blogs/none' }])
    cache.invalidate([{ version: 10, href: '/blogs/b' }])
    expect(await kept()).toEqual(['/greetings'])
    expect(await cache.generation()).toBe(generation)
  })

  it.each<[string, readonly ContentChange[] | null, number]>([
    ['other content changed with it', [{ version: 8 }, { version: 9, href: '/blogs/a' }], 9],
    ['another process changed something as well', [{ version: 9, href: '/blogs/a' }], 9],
    ['another process changed something since', [{ version: 8, href: '/blogs/a' }], 9],
    ['it is not known whether it was committed', null, 8],
    ['its link is written in another way in pages', [{ version: 8, href: "/blogs/it's" }], 8],
    ['very many came at once', Array.from({ length: 101 }, (_, n) => ({ version: 8 + n, href: '/blogs/a' })), 108],
  ])('drops all pages when %s', async (_name, changes, version) => {
    const { cache, content, generation } = await filled()
    content.version = version
    cache.invalidate(changes)
    const next = await cache.generation()
    expect([next === generation, next.get('/greetings')]).toEqual([false, undefined])
  })

  it('drops its pages also while the version cannot be had, or was asked for before another edit', async () => {
    const questions = [7, new Error('no database'), 8, 9].values()
    const gate = Promise.withResolvers<void>()
    let asked = 0
    const cache = new PageCache<Page>(async () => {
      if (++asked === 3) await gate.promise
      const answer = questions.next().value!
      if (answer instanceof Error) throw answer
      return stateAt(answer)
    })
    const generation = await cache.generation()
    for (const path of ['/blogs/a', '/blogs/b', '/c']) generation.set(path, page(path))
    cache.invalidate([{ version: 8, href: '/blogs/a' }])
    expect(await cache.generation()).toBe(generation)
    expect(generation.get('/blogs/a')).toBeUndefined()
    const reader = cache.generation()
    cache.invalidate([{ version: 9, href: '/blogs/b' }])
    gate.resolve()
    expect([(await reader) === generation, asked]).toEqual([true, 4])
    const left = ['/blogs/a', '/blogs/b', '/c'].filter((path) => generation.get(path) !== undefined)
    expect(left).toEqual(['/c'])
  })

  it('remembers none of many that no reader asked in between', async () => {
    const { cache, content, generation } = await filled()
    for (let version = 8; version < 10_000; version++) cache.invalidate([{ version, href: '/blogs/a' }])
    content.version = 9_999
    expect((await cache.generation()) === generation).toBe(false)
  })

  it('drops all pages where the year may begin', async () => {
    let now = NEW_YEAR_IN_NEPAL - 1
    let version = 7
    const cache = new PageCache<Page>(async () => stateAt(version), { wallClock: () => now })
    const generation = await cache.generation()
    now = NEW_YEAR_IN_NEPAL
    version = 8
    cache.invalidate([{ version, href: '/blogs/a' }])
    expect((await cache.generation()) === generation).toBe(false)
  })

  it('keeps no page that was begun before it and shows the post, nor lets readers wait for one', async () => {
    const { cache, content, generation } = await filled()
    const begun = generation.editCount
    generation.pending.set('/', new PendingPage({ destroyed: false }))
    content.version = 8
    cache.invalidate([{ version: 8, href: '/blogs/a' }])
    await cache.generation()
    expect(generation.pending.get('/')).toBeUndefined()
    generation.set('/', page('/blogs/a as it was'), begun)
    generation.set('/about', page('about'), begun)
    expect([generation.get('/'), generation.get('/about')]).toEqual([undefined, page('about')])
    generation.set('/', page('/blogs/a as it is'), generation.editCount)
    expect(generation.get('/')).toBeDefined()
  })
})

describe('a request target', () => {
  it('leads to its page as long as that is kept', async () => {
    const generation = await new PageCache<Page>(async () => stateAt(1), { maxBytes: 80_000 }).generation()
    generation.set('/', page('x', 9_000))
    generation.noteTarget('/?utm_source=letter', '/')
    expect(generation.getByTarget('/?utm_source=letter')).toEqual(page('x', 9_000))
    for (let index = 0; index < 9; index++) generation.set(`/${index}`, page('x', 9_000))
    expect(generation.getByTarget('/?utm_source=letter')).toBeUndefined()
  })

  it('is forgotten when 2,000 others came after it, and never noted when it is very long', async () => {
    const generation = await new PageCache<Page>(async () => stateAt(1)).generation()
    generation.set('/', page('x'))
    const long = `/?${'x'.repeat(1_023)}`
    generation.noteTarget(long, '/')
    for (let index = 0; index <= 2_000; index++) generation.noteTarget(`/?${index}`, '/')
    const found = [long, '/?0', '/?1', '/?2000'].map((target) => generation.getByTarget(target) !== undefined)
    expect(found).toEqual([false, false, true, true])
  })
})

it('a generation is quiet when content has not changed for two seconds', async () => {
  const { cache, time, content } = counting()
  expect((await cache.generation()).isQuiet).toBe(false)
  time.now = 2_000
  expect((await cache.generation()).isQuiet).toBe(true)
  content.version = 8
  time.now = 2_020
  expect((await cache.generation()).isQuiet).toBe(false)
})

/** Without imports, which `page-cache-imports.test.ts` is about. */
function stateAt(version: number): ContentState {
  return { version, imported: 0 }
}

function counting() {
  const time = { now: 0 }
  const content = { version: 7, asked: 0 }
  const ask = async () => {
    content.asked++
    return stateAt(content.version)
  }
  return { time, content, cache: new PageCache<Page>(ask, { clock: () => time.now }) }
}

class Page {
  readonly text: string
  readonly byteLength: number

  constructor(text: string, byteLength: number) {
    this.text = text
    this.byteLength = byteLength
  }

  includes(text: string): boolean {
    return this.text.includes(text)
  }
}

function page(text: string, byteLength = text.length): Page {
  return new Page(text, byteLength)
}
