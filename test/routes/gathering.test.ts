import { describe, expect, it } from 'vitest'
import type { PostInput } from '#domain/posts/post.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { postInput, RATINGS, section } from '#test/support/posts.ts'
import { childrenNamed, readXml, textOf } from '#test/support/xml.ts'

const SITE = 'https://den.example'
const env = { SITE_URL: SITE }

const thing = postInput({
  title: 'The Thing',
  path: '/blogs/thing',
  author: 'Mara Vell',
  date: '2025-10-31',
  film: { title: 'The Thing', year: 1982, director: 'John Carpenter' },
  ratings: { ...RATINGS, overall: 9 },
})
const fog = postInput({
  title: 'Fog',
  path: '/blogs/fog',
  author: 'Mara Vell',
  date: '2024-01-02',
  film: { title: 'The Fog', year: 1980, director: 'John Carpenter' },
  ratings: { ...RATINGS, overall: 3 },
})
const list = postInput({
  title: 'Ten fogs',
  path: '/blogs/list',
  tag: 'Horror List',
  author: 'Élan',
  date: '2025-10-01',
})
const same = postInput({ title: 'Eleven', path: '/blogs/eleven', tag: '', author: 'Elan', date: '2023-12-31' })
const posts: PostInput[] = [thing, fog, list, same]

describeServer('a gathering page', (open) => {
  it.each([
    ['/category/horror-review', 'Horror Review', ['The Thing', 'Fog'], '2 reviews since 2024, from 3 to 9.'],
    ['/category/general', 'General', ['Eleven'], 'One post.'],
    ['/author/mara-vell', 'Mara Vell', ['The Thing', 'Fog'], '2 reviews since 2024, from 3 to 9.'],
    ['/author/elan', 'Élan', ['Ten fogs'], 'One post.'],
    ['/author/elan-2', 'Elan', ['Eleven'], 'One post.'],
    ['/film/the-thing', 'The Thing', ['The Thing'], 'One review, 9 out of 10.'],
    ['/director/john-carpenter', 'John Carpenter', ['The Thing', 'Fog'], '2 reviews since 2024, from 3 to 9.'],
    ['/year/1982', '1982', ['The Thing'], 'One review, 9 out of 10.'],
    ['/decade/1980', '1980s', ['The Thing', 'Fog'], '2 reviews since 2024, from 3 to 9.'],
    ['/archive/2025', '2025', ['The Thing', 'Ten fogs'], 'One review and one other post, scored 9 out of 10.'],
    [
      '/archive/2025/10',
      'October 2025',
      ['The Thing', 'Ten fogs'],
      'One review and one other post, scored 9 out of 10.',
    ],
  ])('%s shows its posts, the newest first', async (target, heading, titles, summary) => {
    await using app = await openTestApp(open, { posts, env })
    const { status, body } = await app.get(target)
    expect(status).toBe(200)
    expect(textsOf(body, 'h1')).toEqual([heading])
    expect(textsOf(body, 'h2')).toEqual(titles)
    expect(body).toContain(summary)
    expect(body).toContain(`<link rel="canonical" href="${SITE}${target}"/>`)
    expect(body).not.toContain('noindex')
  })
})

describe('a gathering page', () => {
  it('of a film has its facts, the shape of its scores, and apart from its reviews what names it', async () => {
    const film = { ...thing.film, runtime: 109, country: 'United States', imdb: 'tt0084787' }
    const naming = { ...list, sections: [section({ sectionTitle: 'Ten', sectionFilm: thing.film! })] }
    await using app = await openTestApp(openTestSqlite, { posts: [{ ...thing, film }, fog, naming], env })
    const { body } = await app.get('/film/the-thing')
    const head = body.split('<header class="gathering__head')[1]!.split('</header>')[0]!
    expect(textsOf(head, 'a')).toEqual(['RSS', '1982', 'John Carpenter', 'IMDb'])
    for (const fact of ['1 h 49 min', 'United States', 'class="radar"', 'Terror: ']) expect(head).toContain(fact)
    expect(textsOf(body, 'h2')).toEqual(['The Thing', 'Lists that name it', 'Ten fogs'])
  })

  it('has pages like the front page', async () => {
    const many = Array.from({ length: 24 }, (_, index) => postInput({ title: `Post ${index}` }))
    await using app = await openTestApp(openTestSqlite, { posts: many, env })
    const shown: string[] = []
    for (const page of ['', '?page=2', '?page=3']) {
      const { status, body } = await app.get(`/author/mac${page}`)
      expect([page, status]).toEqual([page, 200])
      expect(body).toContain(`<link rel="canonical" href="${SITE}/author/mac${page}"/>`)
      shown.push(...textsOf(body, 'h2'))
    }
    expect(shown).toEqual(many.map(({ title }) => title).reverse())
    const links = attributesOf((await app.get('/author/mac?page=2')).body.split('class="page pager"')[1]!, 'href')
    expect(links.filter((href) => href.startsWith('/author'))).toEqual([
      '/author/mac',
      '/author/mac',
      '/author/mac?page=2',
      '/author/mac?page=3',
      '/author/mac?page=3',
    ])
    for (const other of ['1', '0', 'x', '']) {
      const { status, headers } = await app.get(`/author/mac?page=${other}`)
      expect([other, status, headers.location]).toEqual([other, 301, '/author/mac'])
    }
    const beyond = await app.get('/author/mac?page=4')
    expect([beyond.status, attributesOf(beyond.body, 'href').includes('/author/mac')]).toEqual([404, true])
    expect(beyond.body).toContain('noindex')
  })

  it('redirects other spellings of its slug', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, env })
    for (const [typed, slug] of [
      ['/category/Horror-Review', '/category/horror-review'],
      ['/category/Horror%20Review', '/category/horror-review'],
      ['/author/%C3%89lan', '/author/elan'],
      ['/decade/1980s', '/decade/1980'],
    ] as const) {
      const { status, headers } = await app.get(typed)
      expect([typed, status, headers.location]).toEqual([typed, 301, slug])
    }
  })

  it('answers 404 for an unknown term, with links to similar terms', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, env })
    const unknown = ['/author/mara-vel', '/director/johncarpenter', '/archive/2025/11', '/archive/2025/99', '/film/x']
    for (const target of unknown) {
      const { status, body, headers } = await app.get(target)
      expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store'])
      expect(attributesOf(body.split('<main')[1]!, 'href')).toEqual(expect.arrayContaining(['/archive', '/']))
    }
    expect(attributesOf((await app.get('/author/mara-vel')).body, 'href')).toContain('/author/mara-vell')
    expect((await app.get('/author/%00')).status).toBe(301)
  })

  it('has a feed for its own address only, and the archive has none', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, env })
    for (const target of ['/archive/feed.xml', '/archive/2025/feed.xml', '/film/feed.xml', '/author/feed.xml']) {
      const { status, headers } = await app.get(target)
      expect([target, status]).toEqual([target, 301])
      expect(headers.location).toContain('feed')
      expect([target, (await app.get(headers.location!)).status]).toEqual([target, 404])
    }
  })

  it('has the name of its term as title', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, env, settings: { blogName: 'Den' } })
    const titles = ['/category/horror-list', '/film/the-thing', '/year/1982', '/decade/1980', '/archive/2025/10']
    const shown = await Promise.all(titles.map(async (target) => textsOf((await app.get(target)).body, 'title')[0]))
    expect(shown).toEqual([
      'Horror List – Den',
      'The Thing (1982) – Den',
      'Films of 1982 – Den',
      'Films of the 1980s – Den',
      'October 2025 – Den',
    ])
  })

  it('is cached, and rendered again when one of its posts is added or changed', async () => {
    await using app = await openTestApp(openTestSqlite, { posts, env })
    const repository = new TestPosts(app.database)
    const titles = async () => textsOf((await app.get('/category/horror-list?utm_source=x')).body, 'h2')
    expect(await titles()).toEqual(['Ten fogs'])
    expect(await titles()).toEqual(['Ten fogs'])
    expect(app.queries).toHaveLength(1)
    const added = await repository.insert(postInput({ title: 'New', tag: 'Horror List', date: '2026-01-01' }))
    expect(await titles()).toEqual(['New', 'Ten fogs'])
    if (added.ok) await repository.update(added.post.id, 'any', { ...added.post, tag: 'Horror Musings' })
    expect(await titles()).toEqual(['Ten fogs'])
  })
})

describe('a film of a section', () => {
  it('puts the post on the page of that film, until the section names another', async () => {
    const sections = [section({ sectionTitle: 'First', sectionFilm: { title: 'Alien', year: 1979 } })]
    await using app = await openTokenApp(openTestSqlite, { posts: [{ ...fog, sections }, thing], env })
    const titles = async (target: string) => textsOf((await app.get(target)).body, 'h2')
    expect(await titles('/film/alien')).toEqual(['Posts that name it', 'Fog'])
    expect(await titles('/film/the-thing')).toEqual(['The Thing'])
    // The scores of a post are not those of the film of one of its sections.
    expect((await app.get('/film/alien')).body).toContain('One post.')
    const { id } = (await app.get('/api/blogs/%2Fblogs%2Ffog')).json()
    const changed = [{ ...sections[0], sectionFilm: { title: 'The Thing', year: 1982 } }]
    const { status } = await app.send('PATCH', `/api/blogs/${id}`, { sections: changed }, { 'If-Match': '*' })
    expect(status).toBe(200)
    expect((await app.get('/film/alien')).status).toBe(404)
    expect(await titles('/film/the-thing')).toEqual(['The Thing', 'Posts that name it', 'Fog'])
  })

  it('gathers the post once the section is not covered any more', async () => {
    const sections = [section({ sectionTitle: 'First', sectionFilm: { title: 'The Thing', year: 1982 } })]
    const covered = [{ ...sections[0]!, sectionSpoilers: 1 as const }]
    await using app = await openTokenApp(openTestSqlite, { posts: [{ ...fog, sections: covered }, thing], env })
    const titles = async () => textsOf((await app.get('/film/the-thing')).body, 'h2')
    expect(await titles()).toEqual(['The Thing'])
    const { id } = (await app.get('/api/blogs/%2Fblogs%2Ffog')).json()
    const { status } = await app.send('PATCH', `/api/blogs/${id}`, { sections }, { 'If-Match': '*' })
    expect([status, await titles()]).toEqual([200, ['The Thing', 'Posts that name it', 'Fog']])
  })
})

describeServer('the feed of a term', (open) => {
  it('holds its newest posts', async () => {
    await using app = await openTestApp(open, { posts, env, settings: { blogName: 'Den' } })
    for (const page of ['/category/horror-review', '/author/mara-vell', '/director/john-carpenter', '/decade/1980']) {
      const { status, headers, body } = await app.get(`${page}/feed.xml`)
      expect([page, status, headers['content-type']]).toEqual([page, 200, 'application/rss+xml; charset=utf-8'])
      const channel = readXml(body).children[0]!
      expect(childrenNamed(channel, 'item').map((item) => textOf(item, 'title'))).toEqual(['The Thing', 'Fog'])
      expect(textOf(channel, 'link')).toBe(SITE + page)
      expect(childrenNamed(channel, 'atom:link')[0]!.attributes.href).toBe(`${SITE}${page}/feed.xml`)
      expect(attributesOf((await app.get(page)).body.split('</head>')[0]!, 'href')).toContain(`${page}/feed.xml`)
    }
    expect(textOf(readXml((await app.get('/film/the-fog/feed.xml')).body).children[0]!, 'title')).toBe(
      'The Fog (1980) – Den',
    )
    expect((await app.get('/year/1999/feed.xml')).status).toBe(404)
  })
})

it('labels on cards and articles lead to the pages of their terms', async () => {
  await using app = await openTestApp(openTestSqlite, { posts, env })
  for (const target of ['/', '/blogs/eleven', '/category/general']) {
    const { body } = await app.get(target)
    expect(attributesOf(body.split('<main')[1]!, 'href')).toEqual(
      expect.arrayContaining(['/category/general', '/author/elan-2', '/archive/2023/12']),
    )
  }
})
