import { describe, expect, it } from 'vitest'
import { postHref, postPath } from '#domain/posts/path.ts'
import { eachRating } from '#domain/posts/ratings.ts'
import { newPostPath } from '#server/posts/new-post-path.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

const HARD_TITLES = [
  'What/If? 100% "Fear" & <b>Dread</b> #1',
  'foo.data',
  'foo.dat%61',
  '100%2F',
  '..',
  '%2e%2e',
  'a/../b',
  'C:\\dir',
  'Ærø 👻 恐怖 שלום',
  'e\u0301clat',
  'index.html',
  'trailing/',
]
const section = { sectionTitle: '', sectionText: 'Text.', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }

describeServer('article', (open) => {
  it('asks for the italic font at once where a text has emphasis, and nowhere else', async () => {
    const texts = ['Nothing slanted.', 'Of *Alien*, and no other.']
    const posts = texts.map((sectionText) => postInput({ sections: [{ ...section, sectionText }] }))
    await using app = await openTestApp(open, { posts })
    const preloads: boolean[] = []
    for (const { path } of posts)
      preloads.push(/<link rel="preload"[^>]*source-serif-italic/.test((await app.get(postHref(path))).body))
    expect(preloads).toEqual([false, true])
  })

  it('begins with the score and the text; Back and Share come after it, and a long one lists its parts', async () => {
    const sections = ['One', 'Two', '', 'Four', 'Five'].map((sectionTitle) => ({ ...section, sectionTitle }))
    const review = { tag: 'Horror Review', ratings: { ...RATINGS, overall: 8 } }
    const short = postInput({ ...review, title: 'Short', path: '/blogs/short', sections })
    const long = postInput({
      ...review,
      title: 'Long',
      path: '/blogs/long',
      sections: [...sections, { ...section, sectionTitle: 'Six', sectionSpoilers: 1 }],
    })
    await using app = await openTestApp(open, { posts: [short, long] })
    const article = async (path: string) => (await app.get(path)).body.split('<article>')[1]!.split('</main>')[0]!
    const shortOne = await article('/blogs/short')
    const head = shortOne.split('</header>')[0]!
    expect(textsOf(head, 'span')).toContain('Overall: 8 out of 10')
    const order = ['Text.', 'data-back', 'data-copy', 'id="rating-heading"'].map((part) => shortOne.indexOf(part))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
    expect(attributesOf(shortOne, 'id')).toContain('subscribe-article')
    expect(shortOne).not.toContain('Contents')

    const longOne = await article('/blogs/long')
    expect(textsOf(longOne, 'summary')[0]).toBe('Contents: 5 parts')
    const contents = longOne.split('<nav aria-label="Contents">')[1]!.split('</nav>')[0]!
    expect(textsOf(contents, 'a')).toEqual(['One', 'Two', 'Four', 'Five', 'Six'])
    for (const href of attributesOf(contents, 'href')) expect(longOne).toContain(`id="${href.slice(1)}"`)
  })

  it('opens under every title, from the feed, by its address and in the JSON interface', async () => {
    const posts = HARD_TITLES.map((title) => postInput({ title, path: postPath(title) }))
    await using app = await openTestApp(open, { posts })
    const links = [
      ...attributesOf((await app.get('/')).body, 'href'),
      ...attributesOf((await app.get('/?page=2')).body, 'href'),
    ]
    for (const { title, path } of posts) {
      const href = postHref(path)
      expect(links).toContain(href)
      const page = await app.get(href)
      expect([title, page.status, textsOf(page.body, 'title')]).toEqual([title, 200, [title]])
      expect(attributesOf(page.body, 'data-copy')).toContain(app.services.config.siteUrl + href)
      const json = await app.get(`/api/blogs/${encodeURIComponent(path)}`)
      expect([json.status, json.json().title]).toEqual([200, title])
    }
  })

  it('opens with the slash of its title spelled either way', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ title: 'What/If', path: '/blogs/What/If' })] })
    for (const target of ['/blogs/What%2FIf', '/blogs/What%2fIf', '/blogs/What/If', '/blogs/What/I%66'])
      expect((await app.get(target)).status).toBe(200)
  })

  it('has one path, however its letters with accents were typed', async () => {
    // In the second title the accents are characters of their own.
    const titles = ['Les Yeux sans visage, été', 'Les Yeux sans visage, été'.normalize('NFD')]
    const posts = titles.map((title) => postInput({ title, path: postPath(title) }))
    await using app = await openTestApp(open, { posts: [posts[1]!] })
    const href = postHref(postPath(titles[0]!))
    expect((await app.get(href)).status).toBe(200)
    const typed = await app.get(`/blogs/${encodeURIComponent(titles[1]!.replaceAll(' ', '-'))}`)
    expect([typed.status, typed.headers.location]).toEqual([301, href])
    const repository = new TestPosts(app.database)
    expect(await repository.insert(posts[0]!)).toMatchObject({ ok: false, problem: 'path-taken' })
    expect(await newPostPath(repository, { title: titles[0]!, path: '' })).toBe(`${posts[0]!.path}-2`)
    expect(await newPostPath(repository, { title: titles[1]!, path: '' })).toBe(`${posts[0]!.path}-2`)
    const path = encodeURIComponent(posts[0]!.path.normalize('NFD'))
    expect((await app.get(`/api/blogs/${path}`)).json()).toMatchObject({ path: posts[0]!.path })
  })

  it('keeps a path that an earlier version stored with accents as characters of their own', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/été' })] })
    const decomposed = '/blogs/été'.normalize('NFD')
    await app.database.write.updateTable('posts').set({ path: decomposed }).execute()
    expect((await app.get(postHref(decomposed))).status).toBe(200)
    expect((await app.get(postHref('/blogs/été'))).headers.location).toBe(postHref(decomposed))
    expect(await new TestPosts(app.database).isPathTaken('/blogs/été')).toBe(true)
  })

  it('leads from an old path to the present one for ever', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/Before?' })] })
    const posts = new TestPosts(app.database)
    const published = new PublishedPosts(app.database)
    const before = await published.findByPath('/blogs/Before?')
    await posts.update(before!.id, 'any', { ...before!, path: '/blogs/After?' })
    const reply = await app.get('/blogs/Before%3F')
    expect([reply.status, reply.headers.location]).toEqual([301, '/blogs/After%3F'])
  })

  it('leads from part of a path to the newest post that holds it, today', async () => {
    await using app = await openTestApp(open, {
      posts: [
        postInput({ path: '/blogs/The-Thing-(1982)', date: '2024-01-01' }),
        postInput({ path: '/blogs/The-Thing-from-Another-World', date: '2023-01-01' }),
      ],
    })
    const reply = await app.get('/blogs/Thing')
    expect([reply.status, reply.headers.location]).toEqual([302, '/blogs/The-Thing-(1982)'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await app.get('/blogs/thing')).status).toBe(404)
    expect((await app.get('/blogs/T%25g')).status).toBe(404)
  })

  it('has an empty state of its own', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ title: 'The only one' })] })
    const reply = await app.get('/blogs/Nowhere')
    expect(reply.status).toBe(404)
    expect(textsOf(reply.body, 'h2')).toEqual(['The only one'])
    expect(attributesOf(reply.body, 'href')).toContain('/')
    expect(reply.body).toContain('noindex')
    expect((await app.get('/blogs/%00')).status).toBe(302)
  })
})

describe('article', () => {
  it('prints every score with its colour, number and words', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x', ratings: RATINGS })] })
    const { body } = await app.get('/blogs/x')
    expect(attributesOf(body, 'data-score')).toEqual(['6', '7', '10', '1', '0', '5', '8', '6'])
    // The scale lists the texts of the scores from 10 down, so index 3 is the text of 7.
    expect(textsOf(body, 'dd')[3]).toBe('Good.')
    expect(body).toContain('Terror: 7 out of 10')
    expect(body).toContain('Overall: 6 out of 10')
    expect(body).toContain('score--dark-green')
    expect(body).toContain('score--pale-green')
    expect(body.match(/eye--lit/g)).toHaveLength(6)
    expect(body.match(/class="eye/g)).toHaveLength(10)
  })

  it('shows a dash for an unknown score, and nothing where all are unknown', async () => {
    const ratings = { ...RATINGS, terror: null, overall: null }
    const posts = [
      postInput({ path: '/blogs/x', ratings }),
      postInput({ path: '/blogs/none', ratings: eachRating(null) }),
    ]
    await using app = await openTestApp(openTestSqlite, { posts })
    const { body } = await app.get('/blogs/x')
    expect(attributesOf(body, 'data-score')).toEqual(['–', '10', '1', '0', '5', '8', '–'])
    expect(body).toContain('Terror: unknown')
    expect(body).not.toContain('eye--lit')
    // The radar chart has no corner for the unknown score; structured data have no rating without an overall score.
    expect(body.match(/class="radar__point"/g)).toHaveLength(5)
    expect(body).toContain('"@type":"Review"')
    expect(body).not.toContain('reviewRating')
    expect((await app.get('/feed.xml')).body).toContain('Terror: unknown')
    // Cards show no badge without an overall score.
    expect(attributesOf((await app.get('/')).body, 'data-score')).toEqual([])
    expect((await app.get('/blogs/none')).body).not.toContain('rating-heading')
    expect((await app.get('/api/blogs')).json().posts[1].ratings).toEqual(ratings)
  })

  it('shows ratings of reviews only', async () => {
    const posts = [
      postInput({ path: '/blogs/list', tag: 'Horror List', ratings: RATINGS }),
      postInput({ path: '/blogs/bare', tag: 'Horror Review', ratings: null }),
      postInput({ path: '/blogs/odd', tag: 'mini-REVIEWS', ratings: RATINGS }),
    ]
    await using app = await openTestApp(openTestSqlite, { posts })
    const hasBlock = async (target: string) => (await app.get(target)).body.includes('rating-heading')
    expect(await hasBlock('/blogs/list')).toBe(false)
    expect(await hasBlock('/blogs/bare')).toBe(false)
    expect(await hasBlock('/blogs/odd')).toBe(true)
  })

  it('estimates the reading time from its sections, and leaves it out without any', async () => {
    const posts = [
      postInput({ path: '/blogs/three', sections: [section, section, section] }),
      postInput({ path: '/blogs/none' }),
    ]
    await using app = await openTestApp(openTestSqlite, { posts })
    expect((await app.get('/blogs/three')).body).toContain('8 min read')
    expect((await app.get('/blogs/none')).body).not.toContain('min read')
  })

  it('says General without a category, and keeps one that it does not know', async () => {
    const posts = [postInput({ path: '/blogs/a', tag: '' }), postInput({ path: '/blogs/b', tag: 'Giallo' })]
    await using app = await openTestApp(openTestSqlite, { posts })
    expect((await app.get('/blogs/a')).body).toContain('<p class="badge"><a href="/category/general">General</a></p>')
    expect((await app.get('/blogs/b')).body).toContain('<p class="badge"><a href="/category/giallo">Giallo</a></p>')
  })

  it('lays a veil over a link, never into it', async () => {
    const sections = [{ ...section, sectionText: 'See [||who|| did it](https://x.example/).' }]
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x', sections })] })
    const [text] = textsOf((await app.get('/blogs/x')).body, 'label')
    expect(text).toBe('who did it')
    expect((await app.get('/blogs/x')).body).not.toMatch(/<a [^>]*>[^<]*<label/)
  })

  it('shows what is typed as text, never as HTML', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const post = postInput({
      path: '/blogs/x',
      title: attack,
      tagline: attack,
      description: attack,
      author: attack,
      tag: attack,
      articleImgSrc: attack,
      sections: [{ ...section, sectionTitle: attack, sectionText: `${attack} [x](javascript:alert(1))` }],
    })
    await using app = await openTestApp(openTestSqlite, {
      posts: [post],
      settings: { blogName: attack, tagline: attack },
    })
    for (const target of ['/', '/blogs/x', '/blogs/none', '/greetings', '/terms']) {
      const { body } = await app.get(target)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
      expect(body).not.toContain('href="javascript:')
    }
  })
})
