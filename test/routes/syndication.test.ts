import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { postHref } from '#domain/posts/path.ts'
import { normalizedLabel } from '#domain/posts/terms/normalized-label.ts'
import { withoutIllegal } from '#domain/syndication/xml.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { attributesOf, linkedDataIn, textIn } from '#test/support/html.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'
import { childrenNamed, readXml, textOf, type XmlElement } from '#test/support/xml.ts'

const SITE = 'https://den.example'
const FEEDS = ['/feed.xml', '/atom.xml', '/feed.json']
const HARD = `]]> </script> <b>"Fear" & 'Dread'</b> &amp; 👻 恐怖\x01\x1b\u2028\ufffe`

const jpeg = await drawing('jpeg')
const picture = addressOf(jpeg, 'jpeg')
const section = {
  sectionTitle: HARD,
  sectionText: `${HARD}\n\n**Snow** and ||the dog||`,
  sectionImage: picture,
  sectionImgSrc: HARD,
  sectionImageAlt: HARD,
}
const hard = postInput({
  title: HARD,
  tagline: HARD,
  description: HARD,
  author: HARD,
  tag: HARD,
  path: `/blogs/${HARD.replace('\u2028', '')}?/%`,
  date: '2024-10-31',
  articleImage: picture,
  articleImageAlt: HARD,
  sections: [section],
})

describeServer('feeds', (open) => {
  it('say whatever was written as it was written', async () => {
    const settings = { blogName: HARD, description: HARD }
    const pictures = [jpeg]
    await using app = await openTestApp(open, { posts: [hard], pictures, settings, env: { SITE_URL: SITE } })
    const post = (await new PublishedPosts(app.database).newestWhole(1))[0]!
    const said = withoutIllegal(HARD)
    const address = SITE + postHref(post.path)

    const channel = (await xmlAt(app, '/feed.xml')).children[0]!
    expect([textOf(channel, 'title'), textOf(channel, 'link')]).toEqual([said, `${SITE}/`])
    const [item] = childrenNamed(channel, 'item')
    expect(Object.fromEntries(item!.children.map(({ name, text }) => [name, text]))).toMatchObject({
      title: said,
      link: address,
      guid: `urn:den:${post.id}`,
      pubDate: 'Thu, 31 Oct 2024 12:00:00 GMT',
      'dc:creator': said,
      // Categories are stored as they are compared.
      category: withoutIllegal(normalizedLabel(HARD)),
    })
    expect(childrenNamed(item!, 'guid')[0]!.attributes).toEqual({ isPermaLink: 'false' })
    expect(childrenNamed(item!, 'media:content')[0]!.attributes).toMatchObject({
      url: SITE + picture,
      type: 'image/jpeg',
    })
    const [enclosure] = childrenNamed(item!, 'enclosure')
    expect(enclosure!.attributes).toEqual({
      url: SITE + picture,
      length: String((await app.get(picture)).bytes.byteLength),
      type: 'image/jpeg',
    })
    const html = textOf(item!, 'content:encoded')!
    // Readers take a description of RSS for HTML.
    for (const holder of [channel, item!]) expect(textIn(textOf(holder, 'description')!)).toBe(said.trim())

    const feed = await xmlAt(app, '/atom.xml')
    const [entry] = childrenNamed(feed, 'entry')
    expect([textOf(feed, 'title'), textOf(feed, 'updated')]).toEqual([said, post.updatedAt])
    expect([textOf(entry!, 'id'), textOf(entry!, 'title'), textOf(entry!, 'summary')]).toEqual([
      `urn:den:${post.id}`,
      said,
      said,
    ])
    expect([textOf(entry!, 'published'), textOf(entry!, 'updated')]).toEqual([
      '2024-10-31T12:00:00.000Z',
      post.updatedAt,
    ])
    expect(childrenNamed(entry!, 'link').map(({ attributes }) => attributes.href)).toEqual([address, SITE + picture])
    expect(textOf(entry!, 'content')).toBe(html)

    const json = (await app.get('/feed.json')).json()
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: HARD.toWellFormed(),
      home_page_url: `${SITE}/`,
      feed_url: `${SITE}/feed.json`,
      items: [
        {
          id: `urn:den:${post.id}`,
          url: address,
          title: post.title,
          content_html: html,
          image: SITE + picture,
          date_published: '2024-10-31T12:00:00.000Z',
          authors: [{ name: post.author.trim() }],
        },
      ],
    })

    expect(html).not.toMatch(/<script|<b>|the dog/)
    expect(html).toContain('<p><strong>Snow</strong> and [spoiler]</p>')
    expect(attributesOf(html, 'src')).toEqual([SITE + picture, SITE + picture])
    expect((await app.get(new URL(address).pathname)).status).toBe(200)
  })

  it('are right on the request after a change', async () => {
    await using app = await openTestApp(open)
    const posts = new TestPosts(app.database)
    expect(await titlesIn(app)).toEqual([[], [], []])
    const inserted = await savePost(app.database, { title: 'One' })
    expect(await titlesIn(app)).toEqual([['One'], ['One'], ['One']])
    await posts.update(inserted.id, 'any', { ...inserted, title: 'Two', path: '/blogs/Two' })
    expect(await titlesIn(app)).toEqual([['Two'], ['Two'], ['Two']])
    for (const feed of FEEDS) expect((await app.get(feed)).body).toContain(`urn:den:${inserted.id}`)
    await posts.delete(inserted.id)
    expect(await titlesIn(app)).toEqual([[], [], []])
    await new SettingsRepository(app.database).set('blogName', 'Renamed')
    for (const feed of FEEDS) expect((await app.get(feed)).body).toContain('Renamed')
  })

  it('and pages date no post ahead of its publication', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ date: '2999-10-31', path: '/blogs/Ahead' })] })
    const { createdAt } = (await new PublishedPosts(app.database).newestWhole(1))[0]!
    const item = childrenNamed((await xmlAt(app, '/feed.xml')).children[0]!, 'item')[0]!
    expect(textOf(item, 'pubDate')).toBe(new Date(createdAt).toUTCString())
    const entry = childrenNamed(await xmlAt(app, '/atom.xml'), 'entry')[0]!
    expect([textOf(entry, 'published'), textOf(entry, 'updated')]).toEqual([createdAt, createdAt])
    expect((await app.get('/feed.json')).json().items[0]).toMatchObject({
      date_published: createdAt,
      date_modified: createdAt,
    })
    const { body } = await app.get('/blogs/Ahead')
    expect(body).toContain(`<meta property="article:published_time" content="${createdAt}"/>`)
    expect(linkedDataIn(body)[0]).toMatchObject({ datePublished: createdAt, dateModified: createdAt })
  })

  it('hold the twenty newest posts, by date', async () => {
    const posts = Array.from({ length: 24 }, (_, index) =>
      postInput({ title: `Day ${index + 1}`, date: `2024-10-${String(index + 1).padStart(2, '0')}`, featured: 1 }),
    )
    await using app = await openTestApp(open, { posts })
    const newest = Array.from({ length: 20 }, (_, index) => `Day ${24 - index}`)
    expect(await titlesIn(app)).toEqual([newest, newest, newest])
  })
})

describe('a feed', () => {
  it('is sent once, in every encoding, and says what it is', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [hard], env: { CDN_TTL: '60' } })
    const types = ['application/rss+xml', 'application/atom+xml', 'application/feed+json']
    for (const [index, feed] of FEEDS.entries())
      for (const encoding of ['', 'br', 'gzip']) {
        const first = await app.get(feed, { headers: { 'Accept-Encoding': encoding } })
        expect(first.headers).toMatchObject({
          'content-type': `${types[index]}; charset=utf-8`,
          'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
          vary: 'Accept-Encoding',
        })
        expect(first.headers['content-encoding'] ?? '').toBe(encoding)
        const again = await app.get(feed, {
          headers: { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.etag! },
        })
        expect([feed, again.status, again.bytes.byteLength]).toEqual([feed, 304, 0])
        const head = await app.get(feed, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })
        expect([head.headers.etag, head.bytes.byteLength]).toEqual([first.headers.etag, 0])
      }
  })

  it('says when it changed, and is sent again only to those who have an earlier one', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ tag: 'Horror List' })] })
    const settings = new SettingsRepository(app.database)
    const post = (await new PublishedPosts(app.database).newestWhole(1))[0]!
    const feeds = [...FEEDS, '/category/horror-list/feed.xml']
    // Long ago, since the next change is of this second or the one after it.
    await sql`update counters set changed_at = 1000000000`.execute(app.database.write)
    const changes = [
      () => settings.set('blogName', 'Renamed'),
      () => new TestPosts(app.database).update(post.id, 'any', { ...post, title: 'Another' }),
      () => settings.set('blogName', 'Renamed again'),
    ]
    for (const change of changes) {
      for (const feed of feeds) {
        const { status, headers } = await app.get(feed)
        const since = headers['last-modified'] ?? ''
        expect([feed, status, Date.parse(since) <= Date.now()]).toEqual([feed, 200, true])
        const again = (more: Record<string, string>) =>
          app.get(feed, { headers: { 'If-Modified-Since': new Date(Date.now() + 5_000).toUTCString(), ...more } })
        expect([feed, (await again({})).status]).toEqual([feed, 304])
        expect([feed, (await again({ 'If-None-Match': '"other"' })).status]).toEqual([feed, 200])
        const old = { 'If-Modified-Since': new Date(Date.parse(since) - 1_000).toUTCString() }
        expect([feed, (await app.get(feed, { headers: old })).status]).toEqual([feed, 200])
      }
      const before = await Promise.all(feeds.map(async (feed) => (await app.get(feed)).headers['last-modified']!))
      await change()
      for (const [index, feed] of feeds.entries()) {
        const reply = await app.get(feed, { headers: { 'If-Modified-Since': before[index]! } })
        expect([feed, reply.status]).toEqual([feed, 200])
      }
    }
  })

  it('is named in the head of every page', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [hard], settings: { blogName: HARD } })
    for (const page of ['/', '/greetings', '/terms', '/privacy', '/cookiepolicy', postHref(hard.path), '/blogs/none']) {
      const head = (await app.get(page)).body.split('</head>')[0]!
      const links = [...head.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => tag)
      expect(links.flatMap((tag) => attributesOf(tag, 'href'))).toEqual(FEEDS)
    }
  })
})

async function xmlAt(app: TestApp, target: string): Promise<XmlElement> {
  return readXml((await app.get(target)).body)
}

/** The titles of all posts in RSS, Atom and JSON Feed. */
async function titlesIn(app: TestApp): Promise<(string | undefined)[][]> {
  const titles = (element: XmlElement, name: string) => childrenNamed(element, name).map((it) => textOf(it, 'title'))
  return [
    titles((await xmlAt(app, '/feed.xml')).children[0]!, 'item'),
    titles(await xmlAt(app, '/atom.xml'), 'entry'),
    (await app.get('/feed.json')).json().items.map((item: { title: string }) => item.title),
  ]
}
