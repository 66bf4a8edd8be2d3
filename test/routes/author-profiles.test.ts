import { expect, it } from 'vitest'
import { picturesBesidePosts } from '#server/media/unused-media.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { openKeeperApp, signedIn } from '#test/support/identity/administrator.ts'
import { canvas, storedPicture } from '#test/support/pictures.ts'
import { postInput, section } from '#test/support/posts.ts'

const posts = [
  postInput({ title: 'Alone', path: '/blogs/alone', author: 'Mara Vell', date: '2024-01-01' }),
  postInput({
    ...{ title: 'Together', path: '/blogs/together', date: '2024-02-01' },
    ...{ author: 'A Guest', authors: ['mara vell', 'Noa Quist'], sections: [section()] },
  }),
  postInput({ title: 'Other', path: '/blogs/other', author: 'A Guest', date: '2024-03-01' }),
]
const LINKS = [
  { href: 'https://horror.example/@mara' },
  { href: 'https://letterboxd.com/mara' },
  { href: 'mailto:mara@den.example' },
]
const ABOUT = 'Sleeps <badly>.\nWrites about it.'
const PATHS = ['/blogs/alone', '/blogs/together', '/author/mara-vell', '/blogs/other', '/']

const pagesOf = (app: TestApp) => Promise.all(PATHS.map(async (path) => (await app.get(path)).body))

describeServer('The profile of an author', (open) => {
  it('stands on the author’s page, under articles and in structured data, and nowhere without one', async () => {
    await using app = await openKeeperApp(open, { posts })
    const { siteUrl } = app.services.config
    const portrait = await storedPicture(app.services.media, await canvas(600, 800).jpeg().toBuffer())
    const before = await pagesOf(app)
    expect(before.join('')).not.toMatch(/class="author|About the author|author-profile/)
    await app.send('PATCH', '/api/account', { name: 'Mara Vell' })
    const saved = await app.send('PATCH', '/api/account/profile', { portrait, about: ABOUT, links: LINKS })
    const networks = ['mastodon', 'letterboxd', 'mail']
    const links = LINKS.map(({ href }, index) => ({ network: networks[index], href }))
    expect([saved.status, saved.json()]).toEqual([200, { portrait, about: ABOUT, links }])
    expect((await app.send('GET', '/api/account/profile')).json()).toEqual({ portrait, about: ABOUT, links })

    const [alone, together, page, other, home] = await pagesOf(app)
    expect([other, home]).toEqual([before[3], before[4]])
    expect(textsOf(alone!, 'h2')).toContain('About the author')
    const person = {
      '@type': 'Person',
      url: `${siteUrl}/author/mara-vell`,
      image: siteUrl + portrait,
      description: ABOUT,
      sameAs: LINKS.slice(0, 2).map(({ href }) => href),
    }
    expect(linkedDataIn(alone!)[0].author).toEqual({ name: 'Mara Vell', ...person })
    const [guest, mara, noa] = linkedDataIn(together!)[0].author
    expect([guest, noa]).toEqual(['A Guest', 'Noa Quist'].map((name) => ({ '@type': 'Person', name })))
    expect(mara).toMatchObject({ name: 'mara vell', image: siteUrl + portrait })
    expect(linkedDataIn(page!)[0].about).toEqual({ name: 'Mara Vell', ...person })
    for (const html of [alone, page]) {
      expect(html).toContain('Sleeps &lt;badly&gt;.\nWrites about it.')
      expect(html).toMatch(/<img class="author__portrait[^>]* width="600" height="800" alt="" loading="lazy"/)
      const anchors = html!.match(/<a [^>]*href="https:\/\/[^>]*>/g)!.filter((tag) => /mara"/.test(tag))
      expect(anchors).toHaveLength(2)
      for (const anchor of anchors) expect(anchor).toContain('rel="me noopener"')
    }
    // The marks would weigh more than the words.
    const profileOf = (html: string) =>
      html.slice(html.indexOf('class="author"'), html.indexOf('</ul>', html.indexOf('class="author"')))
    expect(profileOf(alone!)).not.toContain('<svg')
    expect(profileOf(page!)).toContain('aria-label="Mara Vell: Letterboxd"')
    expect(attributesOf(page!, 'content')).toContain('Mara Vell: Sleeps <badly>. Writes about it.')
    expect(await picturesBesidePosts(app.database)).toContain(/[0-9a-f]{32}/.exec(portrait)![0])
    const { pictures } = (await app.send('GET', '/api/media')).json()
    expect(pictures).toMatchObject([{ src: portrait, isInProfile: true }])
    expect((await app.get('/admin/media', { headers: app.headers })).body).toContain('The portrait of an author')

    // A kept page follows at once.
    await app.send('PATCH', '/api/account/profile', { about: 'Sleeps well.' })
    expect((await app.get('/blogs/alone')).body).toContain('Sleeps well.')
    await app.send('PATCH', '/api/account', { name: 'Mara Quill' })
    expect((await pagesOf(app)).slice(0, 3).join('')).not.toContain('Sleeps well.')
    await app.send('PATCH', '/api/account', { name: 'Mara Vell' })
    await app.send('PATCH', '/api/account/profile', { portrait: '', about: '', links: [] })
    expect(await pagesOf(app)).toEqual(before)
  })

  it('is shown in the preview of a draft', async () => {
    await using app = await openKeeperApp(open)
    await app.send('PATCH', '/api/account', { name: 'Mara Vell' })
    await app.send('PATCH', '/api/account/profile', { about: ABOUT })
    const draft = (
      await app.send('POST', '/api/blogs', { title: 'Draft', author: 'Mara Vell', status: 'draft' })
    ).json()
    const { url } = (await app.send('POST', `/api/blogs/${draft.id}/preview`)).json()
    expect(textsOf((await app.get(new URL(url).pathname)).body, 'h2')).toContain('About the author')
  })

  it('is changed by its account and by owners, and goes with the account', async () => {
    await using app = await openTestApp(open, { posts })
    const owner = await signedIn(app)
    const mara = { email: 'mara@den.example', password: 'a lamp that burns at noon' }
    const author = await signedIn(app, mara, 'author')
    await author.send('PATCH', '/api/account', { name: 'Mara Vell' })
    const { id } = (await app.services.administrators.findByEmail(mara.email))!
    const of = `/api/administrators/${id}/profile`
    expect((await author.send('PATCH', '/api/account/profile', { about: 'Mine.' })).json().about).toBe('Mine.')
    expect((await author.send('GET', of)).status).toBe(403)
    expect((await author.send('PATCH', of, { about: 'x' })).status).toBe(403)
    expect((await owner.send('GET', of)).json()).toEqual({ portrait: '', about: 'Mine.', links: [] })
    expect((await owner.send('PATCH', of, { links: LINKS })).json()).toMatchObject({ about: 'Mine.', links: LINKS })
    expect((await app.get('/blogs/alone')).body).toContain('Mine.')
    expect((await owner.send('GET', '/api/audit')).json().entries).toMatchObject([
      { what: 'administrator.profile-changed', about: mara.email },
      {},
      {},
    ])
    for (const method of ['GET', 'PATCH'])
      expect(
        (await owner.send(method, '/api/administrators/a_none/profile', method === 'GET' ? undefined : {})).status,
      ).toBe(404)
    expect((await app.get('/api/account/profile')).status).toBe(401)

    const screen = (await app.get('/admin/users', { headers: owner.headers })).body
    expect(screen).toContain('aria-label="Profile: mara@den.example"')
    await app.services.administrators.remove(id, null)
    expect((await app.get('/blogs/alone')).body).not.toContain('Mine.')
  })

  it('tells an account whose name another one had first', async () => {
    await using app = await openTestApp(open, { posts })
    const first = await signedIn(app)
    await first.send('PATCH', '/api/account', { name: 'Mara Vell' })
    const later = await signedIn(app, { email: 'later@den.example', password: 'a lamp that burns at noon' }, 'author')
    const account = async (headers: Readonly<Record<string, string>>) =>
      (await app.get('/admin/account', { headers })).body
    expect(await account(later.headers)).toContain('Save your name as printed first.')
    await later.send('PATCH', '/api/account', { name: 'mara vell' })
    await later.send('PATCH', '/api/account/profile', { about: 'Not the one.' })
    expect((await app.get('/blogs/alone')).body).not.toContain('Not the one.')
    expect(await account(later.headers)).toContain('another account had the name')
    expect(await account(first.headers)).not.toContain('another account had the name')
  })
})

it.each([
  [{ about: 'a\nb\nc' }, { about: 'About the author has at most 2 lines' }],
  [{ links: [{ href: 'http://a.example' }] }, { 'links.0.href': expect.stringContaining('begin with https://') }],
  [
    { portrait: '/media/0123456789abcdef0123456789abcdef.jpg' },
    { portrait: 'This picture is not stored. Choose it again.' },
  ],
])('a profile is refused in words: %j', async (change, errors) => {
  await using app = await openKeeperApp(openTestSqlite)
  const { status, json } = await app.send('PATCH', '/api/account/profile', change)
  expect([status, json().errors]).toEqual([422, errors])
})
