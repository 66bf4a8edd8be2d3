import { expect, it } from 'vitest'
import type { TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, openMailingApp } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { POST_CALL, RATINGS, section } from '#test/support/posts.ts'

/** Words that `POST` has only in spoilers: in a line, and in a section with spoilers. */
const COVERED =
  /secretspan|secretlink|secretcode|secrettext|secretalt|secretsource|secretfilm|secretdirector|secretreview/i

const POST = {
  ...POST_CALL,
  tag: 'Horror List',
  film: { title: 'The Fog', year: 1980 },
  contentWarnings: [
    { kind: 'gore', severity: 'strong', minute: 47 },
    { kind: 'harm-to-animals', severity: 'mild' },
  ],
  sections: [
    section({
      sectionTitle: 'Open',
      sectionText: 'Open words. ||secretspan|| [||secretlink||](https://x.example/) ||`secretcode`||',
    }),
    {
      ...section({
        sectionTitle: 'The ending',
        sectionText: 'Secrettext.\n\n> Secrettext.',
        sectionImageAlt: 'Secretalt',
        sectionImgSrc: 'Secretsource',
      }),
      sectionSpoilers: 1,
      sectionFilm: { title: 'Secretfilm', year: 1999, director: 'Secretdirector' },
    },
  ],
}

describeServer('Text in spoilers', (open) => {
  it('is in no list, feed, description or structured data', async () => {
    await using app = await openKeeperApp(open)
    const { path } = await publish(app)
    for (const target of [
      '/',
      '/feed.xml',
      '/atom.xml',
      '/feed.json',
      '/archive/2026/05',
      '/author/mara-vell',
      '/film/the-fog',
      '/sitemap.xml',
    ]) {
      const { body, status } = await app.get(target)
      expect([target, status, COVERED.exec(body)?.[0]]).toEqual([target, 200, undefined])
    }
    const categories = (await app.get('/category/horror-list')).body
    expect(categories).toContain(POST.title)
    expect(categories).not.toMatch(COVERED)
    expect((await app.get('/category/horror-list/feed.xml')).body).not.toMatch(COVERED)
    expect((await app.get('/film/secretfilm')).status).toBe(404)

    const { body } = await app.get(path)
    const uncovered = body
      .replace(/<details class="covered">[\s\S]*?<\/details>/g, '')
      .replace(/<label class="spoiler">[\s\S]*?<\/label>/g, '')
    expect(body.match(new RegExp(COVERED, 'gi'))?.length).toBeGreaterThan(6)
    expect(COVERED.exec(uncovered)?.[0]).toBeUndefined()
    // The checked part of the page is not empty: it has these parts.
    for (const part of ['og:description', 'ld+json', 'Open words', 'The ending', 'min read'])
      expect(uncovered).toContain(part)
  })

  it('is neither found nor quoted by the search', async () => {
    await using app = await openKeeperApp(open)
    await publish(app)
    for (const word of ['secretspan', 'secretlink', 'secrettext', 'secretfilm', 'secretdirector'])
      for (const target of [`/api/search?q=${word}`, `/api/blogs?q=${word}`])
        expect([target, (await app.get(target)).json().total]).toEqual([target, 0])
    const { body } = await app.get('/api/search?q=words')
    expect(JSON.parse(body)).toMatchObject({ total: 1, results: [{ excerpt: expect.stringContaining('Open words.') }] })
    expect(body).not.toMatch(COVERED)
    expect((await app.get('/search?q=words')).body).not.toMatch(COVERED)
  })

  it('is replaced in feeds by a word and a link to the site', async () => {
    await using app = await openKeeperApp(open)
    const { path } = await publish(app)
    const [item] = (await app.get('/feed.json')).json().items
    expect(item.content_html).toContain('<h2>Open</h2>\n<p>Open words. [spoiler]')
    expect(item.content_html).toContain(
      `<h2>The ending</h2>\n<p>Contains spoilers: <a href="${app.services.config.siteUrl}${path}">read it on the site</a></p>`,
    )
    expect(
      item.content_html.startsWith('<p>Content warnings: Gore (strong, minute 47), Harm to animals (mild)</p>'),
    ).toBe(true)
    for (const feed of ['/feed.xml', '/atom.xml'])
      expect((await app.get(feed)).body).toContain('Content warnings: Gore (strong, minute 47), Harm to animals (mild)')
  })

  it('is in no mail, which lists the content warnings', async () => {
    await using app = await openMailingApp(open)
    await addSubscribers(app.database, 1)
    await app.send('POST', '/api/blogs', { ...POST, announce: true })
    await app.send('POST', '/api/mail/test-announcement', {
      title: POST.title,
      tagline: POST.tagline,
      description: POST.description,
      contentWarnings: POST.contentWarnings,
    })
    await expect.poll(() => app.smtp.received.length).toBe(2)
    for (const mail of app.smtp.received) {
      const text = JSON.stringify(mail).replaceAll(/=\\r\\n/g, '')
      expect(text).toContain('Content warnings: Gore (strong, minute 47), Harm to animals (mild)')
      expect(text).not.toMatch(COVERED)
    }
  })

  it('includes the review of a list entry with spoilers', async () => {
    await using app = await openKeeperApp(open)
    const review = { ...POST_CALL, title: 'Secretreview', ratings: RATINGS, date: '2020-01-01' }
    const { id } = (await app.send('POST', '/api/blogs', review)).json()
    for (let count = 0; count < 4; count++)
      await app.send('POST', '/api/blogs', { ...POST_CALL, title: `Newer ${count}` })
    const [, covered] = POST.sections
    const { path } = await publish(app, { sections: [{ ...covered, sectionReview: id, sectionFilm: null }] })
    const { body } = await app.get(path)
    expect(body).toContain('Secretreview')
    expect(body.replace(/<details class="covered">[\s\S]*?<\/details>/, '')).not.toMatch(COVERED)
  })
})

async function publish(app: Pick<TestApp, 'get'> & { send: Writer }, changes = {}): Promise<{ path: string }> {
  const post = (await app.send('POST', '/api/blogs', { ...POST, ...changes })).json()
  return { path: encodeURI(post.path) }
}

type Writer = Awaited<ReturnType<typeof openKeeperApp>>['send']
