import { describe, expect, it } from 'vitest'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

const SITE = 'https://den.example'
const env = { SITE_URL: SITE }
const review = (title: string, year: number, director: string, overall: number) =>
  postInput({
    title: `On ${title}`,
    path: `/blogs/${title.replaceAll(' ', '-')}-${overall}`,
    film: { title, year, director },
    ratings: { ...RATINGS, overall },
    date: `${year + 40}-05-01`,
  })
const posts = [
  review('The Thing', 1982, 'John Carpenter', 9),
  review('Alien', 1979, 'Ridley Scott', 8),
  review('Alien', 1979, 'Ridley Scott', 10),
  review('28 Days Later', 1985, 'Danny Boyle', 7),
  postInput({ title: 'Ten', tag: 'Horror List', author: 'Ada', date: '2024-02-01', path: '/blogs/ten' }),
]

describeServer('the list of films', (open) => {
  it('goes from A to Z, with year, director and the scores of its reviews', async () => {
    await using app = await openTestApp(open, { posts, env })
    const { status, body } = await app.get('/films')
    expect(status).toBe(200)
    expect(textsOf(body, 'h2')).toEqual(['#', 'a', 't'])
    const rows = textsOf(body.split('class="letters"')[1]!, 'li').slice(0, 3)
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^28 Days Later ?1985 ?Danny Boyle ?7/),
      expect.stringMatching(/^Alien ?1979 ?Ridley Scott ?(10.*8|8.*10)/),
      expect.stringMatching(/^The Thing ?1982 ?John Carpenter ?9/),
    ])
    expect(attributesOf(body, 'href')).toEqual(
      expect.arrayContaining([
        '/film/the-thing',
        '/year/1982',
        '/director/john-carpenter',
        '/blogs/The-Thing-9',
        '#letter-t',
        '#others',
      ]),
    )
    expect(body).toContain(`<link rel="canonical" href="${SITE}/films"/>`)
    expect(textsOf(body, 'title')).toEqual(['Films – The Midnight Den'])
  })
})

describeServer('lists and pages of names in other scripts', (open) => {
  it('stand under the letters of the language, at addresses in their own letters', async () => {
    const films = [
      postInput({ title: '呪怨', film: { title: '呪怨', director: '清水崇' }, ratings: RATINGS, path: '/blogs/1' }),
      postInput({ title: 'リング', film: { title: 'リング', director: '中田秀夫、清水崇' }, path: '/blogs/2' }),
      postInput({ title: 'Audition', tags: ['幽霊'], ratings: RATINGS, path: '/blogs/3' }),
    ]
    await using app = await openTestApp(open, { env })
    await new SettingsRepository(app.database).set('language', 'ja')
    for (const film of films) await savePost(app.database, film)
    const { body } = await app.get('/films')
    expect(textsOf(body, 'h2')).toEqual(['ら', '漢', 'a'])
    expect(textsOf(body.split('class="letter-bar"')[1]!.split('</nav>')[0]!, 'li').join('')).toMatch(
      /^あ.*わ漢#abc.*z$/,
    )
    const address = `/film/${encodeURIComponent('呪怨')}`
    expect(attributesOf(body, 'href')).toContain(address)
    const page = await app.get(address)
    expect([page.status, textsOf(page.body, 'h1')]).toEqual([200, ['呪怨']])
    expect(page.body).toContain(`<link rel="canonical" href="${SITE}${address}"/>`)
    expect(attributesOf(page.body, 'href')).toContain(`/director/${encodeURIComponent('清水崇')}`)
    expect((await app.get(`/director/${encodeURIComponent('清水崇')}`)).body).toContain('リング')
    for (const path of [`/tag/${encodeURIComponent('幽霊')}`, `/tag/${encodeURIComponent('幽霊')}/feed.xml`])
      expect((await app.get(path)).status, path).toBe(200)
    expect((await app.get('/sitemap-1.xml')).body).toContain(`<loc>${SITE}${address}</loc>`)
  })
})

describe('a list from A to Z', () => {
  it('has a hundred names on a page, and every letter leads to its page', async () => {
    await using app = await openTestApp(openTestSqlite, { env })
    for (let index = 0; index < 104; index++)
      await savePost(app.database, { author: `X ${index < 102 ? 'Mac' : 'Zed'}${String(index).padStart(3, '0')}` })
    const first = (await app.get('/authors')).body
    expect(first.match(/class="listed"/g)).toHaveLength(100)
    expect(attributesOf(first, 'href')).toEqual(expect.arrayContaining(['#letter-m', '/authors?page=2#letter-z']))
    const second = (await app.get('/authors?page=2')).body
    expect(textsOf(second, 'h2')).toEqual(['m', 'z'])
    expect(attributesOf(second, 'href')).toEqual(expect.arrayContaining(['/authors#letter-m', '#letter-z']))
    expect(second).toContain(`<link rel="canonical" href="${SITE}/authors?page=2"/>`)
    expect((await app.get('/authors?page=1')).headers.location).toBe('/authors')
    expect((await app.get('/authors?page=3')).status).toBe(404)
  })

  it.each([
    ['/directors', ['/director/danny-boyle', '/director/john-carpenter', '/director/ridley-scott']],
    ['/authors', ['/author/ada', '/author/mac']],
    ['/categories', ['/category/horror-list', '/category/horror-review']],
  ])('%s links to every term', async (target, links) => {
    await using app = await openTestApp(openTestSqlite, { posts, env })
    const { status, body } = await app.get(target)
    expect(status).toBe(200)
    expect(attributesOf(body.split('class="letters"')[1]!.split('</main>')[0]!, 'href')).toEqual(links)
  })

  it('shows the notice of an empty blog without entries', async () => {
    await using app = await openTestApp(openTestSqlite)
    for (const target of ['/films', '/directors', '/authors', '/categories', '/archive']) {
      const { status, body } = await app.get(target)
      expect([target, status]).toEqual([target, 200])
      expect(body).toContain('Nothing lurks here yet')
    }
  })
})

describeServer('the archive', (open) => {
  it('names the years and months with posts, and the decades of the films', async () => {
    await using app = await openTestApp(open, { posts, env })
    const { body } = await app.get('/archive')
    expect(textsOf(body, 'h2').filter((text) => /^\d+$/.test(text))).toEqual(['2025', '2024', '2022', '2019'])
    expect(body).toContain('5 posts since 2019.')
    expect(attributesOf(body.split('<main')[1]!.split('</main>')[0]!, 'href')).toEqual([
      '/films',
      '/directors',
      '/authors',
      '/categories',
      '/decade/1970',
      '/decade/1980',
      '/archive/2025',
      '/archive/2025/05',
      '/archive/2024',
      '/archive/2024/02',
      '/archive/2022',
      '/archive/2022/05',
      '/archive/2019',
      '/archive/2019/05',
    ])
  })

  it('links each year, month and decade to the adjacent and contained ones', async () => {
    await using app = await openTestApp(open, { posts, env })
    const chips = async (target: string) =>
      attributesOf((await app.get(target)).body.split('class="plain-list wraps chips"')[1]!.split('</ul>')[0]!, 'href')
    expect(await chips('/decade/1980')).toEqual(['/year/1982', '/year/1985'])
    expect(await chips('/year/1982')).toEqual(['/decade/1980', '/year/1979', '/year/1985'])
    expect(await chips('/archive/2024')).toEqual(['/archive/2024/02'])
    expect(await chips('/archive/2024/02')).toEqual(['/archive/2024', '/archive/2022/05', '/archive/2025/05'])
  })
})

it.each([
  ['/rss', '/feed.xml'],
  ['/feed', '/feed.xml'],
  ['/feed/', '/feed.xml'],
  ['/rss.xml', '/feed.xml'],
  ['/tag/horror-list', '/category/horror-list'],
  ['/tag/Horror%20List', '/category/horror-list'],
])('usual addresses of other blog software %s redirects to %s', async (target, location) => {
  await using app = await openTestApp(openTestSqlite)
  const { status, headers } = await app.get(target)
  expect([status, headers.location]).toEqual([301, location])
})

it('navigation names the categories that have posts, Den and Greetings first', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  const links = async () => {
    const { body } = await app.get('/greetings')
    const parts = ['header__links', 'menu__links', 'wraps footer__links'].map(
      (name) => body.split(`class="${name}"`)[1]!,
    )
    return parts.map((part) => textsOf(part.split('</nav>')[0]!, 'a'))
  }
  const [header, menu, footer] = await links()
  expect(header).toEqual(['Den', 'Greetings', 'Reviews', 'Lists', 'Films', 'Ratings', 'Archive'])
  expect(menu).toEqual([...header!, 'Search'])
  expect(footer).toEqual([...header!, 'Search', 'RSS', 'Terms', 'Privacy', 'Cookie Policy', 'Admin Panel'])
  await savePost(app.database, { tag: 'Horror Musings' })
  expect((await links())[0]).toEqual(['Den', 'Greetings', 'Reviews', 'Lists', 'Musings', 'Films', 'Ratings', 'Archive'])
})

it('structured data names the term of a page and its posts', async () => {
  await using app = await openTestApp(openTestSqlite, { posts, env })
  const dataOf = async (target: string) => linkedDataIn((await app.get(target)).body)[0]
  expect(await dataOf('/film/the-thing')).toMatchObject({
    '@type': 'CollectionPage',
    name: 'The Thing (1982)',
    url: `${SITE}/film/the-thing`,
    about: { '@type': 'Movie', name: 'The Thing', dateCreated: '1982', director: [{ name: 'John Carpenter' }] },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${SITE}/blogs/The-Thing-9`, name: 'On The Thing' }],
    },
  })
  expect((await dataOf('/director/ridley-scott')).about).toEqual({ '@type': 'Person', name: 'Ridley Scott' })
  expect((await dataOf('/films')).mainEntity).toMatchObject({
    numberOfItems: 3,
    itemListElement: [{ name: '28 Days Later (1985)' }, { name: 'Alien (1979)' }, { name: 'The Thing (1982)' }],
  })
})
