import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { DEFAULT_DRAWN } from '#domain/look/drawn-look.ts'
import { cardAddress } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import { shareCardAddress } from '#domain/posts/share-card.ts'
import { raiseContentVersion } from '#server/db/content-version.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import { readXml, textOf } from '#test/support/xml.ts'

const SITE = 'https://den.example'
const SCREENS = [
  '/',
  '/archive',
  '/films',
  '/ratings',
  '/directors',
  '/authors',
  '/categories',
  '/greetings',
  '/terms',
  '/privacy',
  '/cookiepolicy',
].map((screen) => SITE + screen)
const HARD = `]]> </script><!--<script> <b>"Fear" & 'Dread'</b> &amp; 👻 恐怖`
const env = { SITE_URL: SITE }

const jpeg = await drawing('jpeg')

describeServer('the sitemap', (open) => {
  it('names every page, and is right on the request after a change', async () => {
    await using app = await openTestApp(open, { env })
    const posts = new TestPosts(app.database)
    expect((await addressesAt(app, '/sitemap.xml')).map(([address]) => address)).toEqual(SCREENS)
    const post = await savePost(app.database, { path: `/blogs/${HARD}?/%` })
    const day = post.updatedAt.slice(0, 10)
    const terms = ['/category/horror-review', '/author/mac', '/archive/2024', '/archive/2024/10'].map((t) => [SITE + t])
    expect((await addressesAt(app, '/sitemap.xml')).slice(11)).toEqual([[SITE + postHref(post.path), day], ...terms])
    await posts.update(post.id, 'any', { ...post, path: '/blogs/Two' })
    expect((await addressesAt(app, '/sitemap.xml')).slice(11)).toEqual([[`${SITE}/blogs/Two`, day], ...terms])
    await posts.delete(post.id)
    expect(await addressesAt(app, '/sitemap.xml')).toHaveLength(11)
  })

  it('is parted past 50,000 addresses, each of which stands in one part', async () => {
    await using app = await openTestApp(open, { env })
    await insertMany(app.database, 49_989)
    expect(await addressesAt(app, '/sitemap.xml')).toHaveLength(50_000)
    await insertMany(app.database, 1)
    expect((await addressesAt(app, '/sitemap.xml')).map(([address]) => address)).toEqual([
      `${SITE}/sitemap-1.xml`,
      `${SITE}/sitemap-2.xml`,
    ])
    const all = [...(await addressesAt(app, '/sitemap-1.xml')), ...(await addressesAt(app, '/sitemap-2.xml'))]
    expect(all).toHaveLength(50_001)
    expect(new Set(all.map(([address]) => address)).size).toBe(50_001)
    for (const none of ['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-02.xml', '/sitemap-x.xml'])
      expect([none, (await app.get(none)).status]).toEqual([none, 404])
  })
})

it('robots.txt keeps programs out of what is not for readers, and names the sitemap', async () => {
  await using app = await openTestApp(openTestSqlite, { env })
  const reply = await app.get('/robots.txt')
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(reply.body).toBe(
    'User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://den.example/sitemap.xml\n',
  )
})

describeServer('the head', (open) => {
  it('of an article says what a shared link shows, on the request after a change, too', async () => {
    const articleImage = addressOf(jpeg, 'jpeg')
    const draft = postInput({ title: HARD, description: `${HARD} ${'long '.repeat(99)}`, author: HARD, articleImage })
    await using app = await openTestApp(open, { pictures: [jpeg], env, settings: { blogName: HARD } })
    const posts = new TestPosts(app.database)
    const published = new PublishedPosts(app.database)
    const post = await savePost(app.database, draft)
    const page = (await app.get(postHref(post.path))).body
    expect(textsOf(page, 'title')).toEqual([HARD])
    const card = cardOf(page)
    expect(card).toMatchObject({
      'og:site_name': HARD,
      'og:type': 'article',
      'og:title': HARD,
      'og:url': SITE + postHref(post.path),
      'og:image':
        SITE + shareCardAddress(post, { blogName: HARD, drawn: DEFAULT_DRAWN, locale: ENGLISH }, { src: articleImage }),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${HARD} · ${HARD}`,
      'twitter:card': 'summary_large_image',
      'article:published_time': '2024-10-31T12:00:00.000Z',
      'article:modified_time': post.updatedAt,
      'article:author': HARD,
      'article:section': 'Horror Review',
    })
    expect(card['og:description']).toMatch(/long…$/)
    expect([...card['og:description']!].length).toBeLessThanOrEqual(200)

    await posts.update(post.id, 'any', { ...post, title: 'Renamed', articleImage: '', tag: 'Horror List' })
    const changed = cardOf((await app.get(postHref(post.path))).body)
    expect(changed).toMatchObject({
      'og:title': 'Renamed',
      'article:section': 'Horror List',
      'og:image':
        SITE +
        shareCardAddress(
          (await published.find(post.id))!,
          { blogName: HARD, drawn: DEFAULT_DRAWN, locale: ENGLISH },
          undefined,
        ),
      'og:image:width': '1200',
      'og:image:alt': `Renamed · ${HARD}`,
      'twitter:card': 'summary_large_image',
    })
  })

  it('of other screens calls them a website, and of what is not there says nothing', async () => {
    const posts = [postInput({ articleImage: addressOf(jpeg, 'jpeg') })]
    await using app = await openTestApp(open, { posts, pictures: [jpeg], env })
    for (const address of SCREENS) {
      const card = cardOf((await app.get(new URL(address).pathname)).body)
      expect(card).toMatchObject({ 'og:type': 'website', 'og:url': address, 'og:description': expect.any(String) })
      expect(card['og:image']).toBe(address === `${SITE}/` ? SITE + cardAddress(posts[0]!.articleImage) : undefined)
    }
    for (const target of ['/blogs/none', '/?page=9']) {
      const page = (await app.get(target)).body
      expect([cardOf(page), linkedDataIn(page)]).toEqual([{}, []])
    }
  })
})

it('structured data names what an article and the site are, and the trail to an article', async () => {
  const posts = [
    postInput({ path: '/blogs/review', title: HARD, ratings: RATINGS }),
    postInput({ path: '/blogs/list', title: HARD, tag: 'Horror List', ratings: RATINGS }),
  ]
  await using app = await openTestApp(openTestSqlite, { posts, env, settings: { blogName: HARD } })
  const [review, breadcrumbs, ...others] = linkedDataIn((await app.get('/blogs/review')).body)
  expect(others).toEqual([])
  expect(review).toMatchObject({ '@type': 'Review', name: HARD, publisher: { name: HARD } })
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: HARD }, { name: HARD }] })
  expect(linkedDataIn((await app.get('/blogs/list')).body)[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: HARD,
  })
  expect(linkedDataIn((await app.get('/')).body)).toMatchObject([{ '@type': 'WebSite', name: HARD, url: `${SITE}/` }])
  expect(linkedDataIn((await app.get('/greetings')).body)).toEqual([])
})

/** Locations of a sitemap or of the files that it names, with the day of the last change. */
async function addressesAt(app: TestApp, target: string): Promise<[string, string?][]> {
  const reply = await app.get(target, { headers: { 'Accept-Encoding': 'br' } })
  expect([target, reply.status, reply.headers['content-type']]).toEqual([target, 200, 'application/xml; charset=utf-8'])
  return readXml(reply.body).children.map((entry) => {
    const day = textOf(entry, 'lastmod')
    return day === undefined ? [textOf(entry, 'loc')!] : [textOf(entry, 'loc')!, day]
  })
}

/** What Open Graph and its like say, by its name. */
function cardOf(page: string): Record<string, string> {
  const head = page.split('</head>')[0]!
  const tags = [...head.matchAll(/<meta (?:property|name)="(?:og|twitter|article):[^>]*>/g)].map(([tag]) => tag)
  return Object.fromEntries(
    tags.map((tag) => [
      (attributesOf(tag, 'property')[0] ?? attributesOf(tag, 'name')[0])!,
      attributesOf(tag, 'content')[0]!,
    ]),
  )
}

/**
 * Bypasses the repository, which would use a transaction for each post. All are on one day, so that only their order distinguishes
 * them.
 */
async function insertMany(database: TestDatabase, number: number): Promise<void> {
  await sql`
    insert into posts (status, created_seq, id, path, date, featured, tag, title, tagline, description, author, article_image,
      article_img_src, article_image_alt, revision, created_at, updated_at, sections, comments)
    with recursive numbers (n) as (
      select coalesce(max(created_seq), 0) + 1 from posts union all select n + 1 from numbers
      where n < (select coalesce(max(created_seq), 0) from posts) + ${sql.lit(number)}
    )
    select 'published', n, 'p_' || n, '/blogs/' || n, '2024-10-31', 0, '', '', '', '', '', '', '', '', 1, '', '2024-11-01', '[]', '[]'
    from numbers`.execute(database.write)
  await raiseContentVersion(database)
}

it('icons and manifest are there for every system that asks, under the name of the blog', async () => {
  await using app = await openTestApp(openTestSqlite, { settings: { blogName: 'Das "Grauen"' } })
  const { body } = await app.get('/')
  expect(body).toContain('<link rel="manifest" href="/site.webmanifest"/>')
  const manifest = await app.get('/site.webmanifest')
  expect([manifest.status, manifest.headers['content-type']]).toEqual([200, 'application/manifest+json'])
  expect(manifest.json()).toMatchObject({ name: 'Das "Grauen"', start_url: '/' })

  const touchIcon = /rel="apple-touch-icon" href="([^"]+)"/.exec(body)?.[1]
  const icons = [touchIcon, ...manifest.json().icons.map((icon: { src: string }) => icon.src)]
  for (const address of icons) {
    const icon = await app.get(address)
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png'])
  }
  expect((await app.get('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
})
