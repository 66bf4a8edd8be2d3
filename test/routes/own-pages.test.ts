import { expect, it } from 'vitest'
import { ROUTE_ACCESS } from '#app/route-access.ts'
import { pagePathProblem } from '#domain/posts/pages/page-path.ts'
import { STANDARD_PATHS } from '#domain/posts/pages/standard-pages.ts'
import type { FirstPartyAnalytics } from '#server/analytics/first-party.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { expectHidden } from '#test/support/hidden-post.ts'
import { openKeeperApp, signedIn } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { expectOnNoListOfPosts } from '#test/support/own-page.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'
import { BROWSER } from '#test/support/screen-views.ts'

const PAGE = {
  kind: 'page',
  title: 'The belfry rules',
  path: '/belfry',
  description: 'How the belfry counts its bats.',
  sections: [{ sectionTitle: 'Of belfry scores', sectionText: 'Ten is *seldom* given. A nine rings all night.' }],
}
const ANY = { 'If-Match': '*' }
const jpeg = await drawing('jpeg')
const PICTURE = addressOf(jpeg, 'jpeg')

it('has no path that begins an address of Den, but those of standard pages', () => {
  const first = Object.keys(ROUTE_ACCESS).flatMap((pattern) => /^\/[^/:*]+/.exec(pattern)?.[0] ?? [])
  expect(first.length).toBeGreaterThan(30)
  expect(first.filter((path) => pagePathProblem(path) === null)).toEqual(STANDARD_PATHS)
})

describeServer('An own page', (open) => {
  it('leaves what the admin area asks its screens for to them', async () => {
    await using app = await openKeeperApp(open)
    const answers = await Promise.all(
      ['/admin.data', '/admin.data?_routes=routes%2Fadmin%2Flayout', '/admin/posts.data'].map((target) =>
        app.get(target, { headers: app.headers }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await app.get('/nowhere.data')).status).toBe(404)
  })

  it('needs a title alone, and answers at its path with nothing that belongs to posts', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()], pictures: [jpeg] })
    const made = await app.send('POST', '/api/blogs', { ...PAGE, articleImage: PICTURE, articleImageAlt: 'A bell' })
    expect(made.status, made.body).toBe(201)
    expect(made.json()).toMatchObject({ kind: 'page', path: '/belfry', tag: '', author: '', ratings: null })
    const { status, body } = await app.get('/belfry')
    expect(status).toBe(200)
    expect(body).toContain('<h1>The belfry rules</h1>')
    expect(body).toContain('<em>seldom</em>')
    expect(body).toContain('alt="A bell"')
    expect(body).toContain(`<link rel="canonical" href="${app.services.config.siteUrl}/belfry"/>`)
    expect(body).toContain('<meta name="description" content="How the belfry counts its bats."/>')
    expect(body).toContain('"@type":"WebPage"')
    for (const part of ['Published', 'Share', 'Go back', 'More to read', 'Overall', 'General'])
      expect(body).not.toContain(part)

    const bare = await app.send('POST', '/api/blogs', { kind: 'page', title: 'Über uns!' })
    expect([bare.status, bare.json().path]).toEqual([201, '/uber-uns'])
    const again = await app.send('POST', '/api/blogs', { kind: 'page', title: 'Search' })
    expect(again.json().path).toBe('/search-2')
  })

  it('is found with the name of the blog in its words', async () => {
    await using app = await openKeeperApp(open)
    const words = { ...PAGE, title: 'Belfry of {blogName}', description: '', path: '/named' }
    const sections = [{ sectionTitle: '', sectionText: 'Belfry letters go to {contact}, belfry bats to {nobody}.' }]
    expect((await app.send('POST', '/api/blogs', { ...words, sections })).status).toBe(201)
    const found = (await app.get('/search?q=belfry')).body.replace(/<[^>]*>/g, '')
    expect(found).toContain('Belfry of The Midnight Den')
    expect(found).toContain('Belfry letters go to keeper@midnight-den.example, belfry bats to {nobody}.')
  })

  it('is on no list, feed, card or count of posts and in no mail, but in sitemap and search', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()] })
    await addSubscribers(app.database, 2)
    const film = { title: 'belfry', year: 1999, director: 'belfry' }
    const sections = [{ ...PAGE.sections[0], sectionFilm: film }]
    const call = { ...PAGE, author: 'belfry', tagline: 'belfry', sections }
    const { id, path } = (await app.send('POST', '/api/blogs', call)).json()
    await expectOnNoListOfPosts(app, { id, path, word: 'belfry' })
    expect((await app.send('POST', `/api/blogs/${id}/announce`)).status).toBe(404)
    expect((await app.send('POST', '/api/blogs', { ...PAGE, path: '/other', announce: true })).json().errors).toEqual({
      announce: 'A page is not mailed to subscribers',
    })
    expect((await app.get('/sitemap.xml')).body).toContain(`${app.services.config.siteUrl}/belfry</loc>`)
    expect((await app.get('/api/search?q=bats')).json().results).toMatchObject([{ id, kind: 'page', path: '/belfry' }])
    expect((await app.get('/search?q=bats')).body).toContain('href="/belfry"')
    expect((await app.get('/api/blogs?kind=page')).json()).toMatchObject({ posts: [{ id, kind: 'page' }], total: 1 })
    expect((await app.get('/blogs/belf')).status).toBe(404)
    // A post that is saved after it changes nothing of that.
    await app.send('POST', '/api/blogs', POST_CALL)
    await expectOnNoListOfPosts(app, { id, path, word: 'belfry' }, 2)
  })

  it('has no path of a screen, a file, a redirect, a post or another page', async () => {
    await using app = await openKeeperApp(open)
    const old = await app.send('POST', '/api/redirects', { path: '/old-about', target: '/films' })
    expect(old.status, old.body).toBe(201)
    await app.send('POST', '/api/blogs', PAGE)
    await app.send('POST', '/api/blogs', { ...PAGE, path: '/draft-of-it', status: 'draft' })
    const form = 'The path of a page must be a slash and small letters, digits and hyphens, as in /how-i-rate'
    const screen = 'A screen of Den is at this path. Choose another one'
    const taken = 'Another page has this path or once had it, or it is redirected'
    for (const [path, problem] of [
      ['/search', screen],
      ['/feed', screen],
      ['/admin', screen],
      ['/blogs/The-Thing', form],
      ['/about/team', form],
      ['/favicon.ico', form],
      ['about', form],
      ['/About', form],
      ['/', form],
      ['/old-about', taken],
      ['/belfry', taken],
      ['/draft-of-it', taken],
    ]) {
      const { status, body } = await app.send('POST', '/api/blogs', { ...PAGE, path })
      expect([status, JSON.parse(body).errors], path).toEqual([422, { path: problem }])
    }
    const post = await app.send('POST', '/api/blogs', { ...POST_CALL, path: '/belfry' })
    expect(post.json().errors.path).toMatch(/^A path starts with \/blogs\//)
    const redirect = await app.send('POST', '/api/redirects', { path: '/belfry', target: '/films' })
    expect(redirect.json().errors.path).toBe('A page is at this address: The belfry rules')
  })

  it('is no review, and stays a page', async () => {
    await using app = await openKeeperApp(open)
    const post = { ...POST_CALL, ...PAGE }
    const refused = await app.send('POST', '/api/blogs', {
      ...post,
      ...{ tag: 'Horror Review', featured: 1, film: { title: 'X' } },
    })
    expect(refused.json().errors).toEqual({
      tag: 'A page has no category',
      featured: 'A page is not featured',
      film: 'A page has no film',
    })
    const { id } = (await app.send('POST', '/api/blogs', PAGE)).json()
    const changed = await app.send('PATCH', `/api/blogs/${id}`, { kind: 'post' }, ANY)
    expect(changed.json().errors).toEqual({ kind: 'A post stays a post, and a page a page' })
    const same = await app.send('PATCH', `/api/blogs/${id}`, { kind: 'page', title: 'Rules' }, ANY)
    expect([same.status, same.json().title]).toEqual([200, 'Rules'])
    const other = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    expect((await app.send('PATCH', `/api/blogs/${other.id}`, { kind: 'page' }, ANY)).status).toBe(422)
  })

  it('keeps its former paths, answers 410 from the trash, and comes back', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', PAGE)).json()
    await app.send('PATCH', `/api/blogs/${id}`, { path: '/tower' }, ANY)
    const moved = async (address: string) => {
      const { status, headers } = await app.get(address)
      return [status, headers.location]
    }
    expect(await moved('/belfry')).toEqual([301, '/tower'])
    expect(await moved('/Tower/')).toEqual([301, '/tower'])
    expect(await moved('/tower.html?x=1')).toEqual([301, '/tower?x=1'])
    expect(await moved('/towers')).toEqual([302, '/'])
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await app.get('/tower')).status).toBe(410)
    expect((await app.get('/belfry')).status).toBe(410)
    await app.send('POST', `/api/blogs/${id}/restore`)
    expect((await app.get('/tower')).status).toBe(200)
  })

  it('has drafts, a schedule, changes that readers do not see, previews and revisions like a post', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()] })
    const id = 'p_aaaaaaaaaaaaaaaaaaaa'
    const first = { 'If-Match': `"${id}.0"` }
    const made = await app.send('PUT', `/api/blogs/${id}/edit`, { kind: 'page', title: 'A belfry' }, first)
    expect(made.status, made.body).toBe(201)
    await expectHidden(app, { id, word: 'belfry' })
    const { url } = (await app.send('POST', `/api/blogs/${id}/preview`)).json()
    const preview = (await app.get(new URL(url).pathname)).body
    expect(preview).toContain('<h1>A belfry</h1>')
    for (const part of ['Published', 'Share', 'More to read']) expect(preview).not.toContain(part)

    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const scheduled = await app.send(
      'PATCH',
      `/api/blogs/${id}`,
      { status: 'scheduled', publishAt, path: '/belfry' },
      ANY,
    )
    expect([scheduled.status, scheduled.json().status]).toEqual([200, 'scheduled'])
    await expectHidden(app, { id, word: 'belfry' })
    const published = await app.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, ANY)
    expect([published.status, published.json().date]).toEqual([200, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    expect((await app.get('/belfry')).status).toBe(200)

    const { revision } = (await app.send('GET', `/api/blogs/${id}`)).json()
    const at = { 'If-Match': published.headers.etag! }
    const edit = await app.send('PUT', `/api/blogs/${id}/edit`, { title: 'Another tower' }, at)
    expect([edit.status, edit.json().kind, revision]).toEqual([200, 'page', undefined])
    expect((await app.get('/belfry')).body).toContain('<h1>A belfry</h1>')
    await app.send('PATCH', `/api/blogs/${id}`, { title: 'Another tower', edit: edit.json().edit }, ANY)
    expect((await app.get('/belfry')).body).toContain('<h1>Another tower</h1>')
    const { revisions } = (await app.send('GET', `/api/blogs/${id}/revisions`)).json()
    const oldest = revisions.find(({ status }: { status: string }) => status === 'published') && revisions.at(-2)
    const restored = await app.send('POST', `/api/blogs/${id}/revisions/${oldest.revision}/restore`, undefined, ANY)
    expect([restored.status, restored.json().title, restored.json().kind]).toEqual([200, 'A belfry', 'page'])
    const taken = await app.send('PATCH', `/api/blogs/${id}`, { status: 'draft' }, ANY)
    expect(taken.json()).toMatchObject({ kind: 'page', status: 'draft' })
    expect((await app.get('/belfry')).status).toBe(302)
  })

  it('is counted as a page, and no other address of one segment is', async () => {
    await using app = await openKeeperApp(open)
    await app.send('POST', '/api/blogs', PAGE)
    await app.send('POST', '/api/blogs', { kind: 'page', title: '評価' })
    for (const path of ['/belfry', '/nowhere', encodeURI('/評価')])
      await app.postJson('/api/screen-views', { path }, BROWSER)
    await (app.services.analytics as FirstPartyAnalytics).flush()
    const days = app.database.read.selectFrom('analytics_days').select(['screen', 'views']).orderBy('screen')
    expect(await days.execute()).toEqual([
      { screen: '', views: 2 },
      { screen: 'Page', views: 2 },
    ])
  })

  it('is written by owners and editors, not by authors', async () => {
    await using app = await openKeeperApp(open)
    const author = await signedIn(app, { email: 'mara@den.example', password: 'a candle in the cellar' }, 'author')
    const editor = await signedIn(app, { email: 'ines@den.example', password: 'a lantern in the attic' }, 'editor')
    const said = 'Authors write posts. Pages are written by owners and editors.'
    expect((await author.send('POST', '/api/blogs', PAGE)).json().detail).toBe(said)
    const id = 'p_bbbbbbbbbbbbbbbbbbbb'
    const first = { 'If-Match': `"${id}.0"` }
    expect((await author.send('PUT', `/api/blogs/${id}/edit`, PAGE, first)).json().detail).toBe(said)
    expect((await editor.send('PUT', `/api/blogs/${id}/edit`, PAGE, first)).status).toBe(201)
    for (const [method, address, body] of [
      ['PATCH', `/api/blogs/${id}`, { title: 'Mine' }],
      ['DELETE', `/api/blogs/${id}`, undefined],
      ['GET', `/api/blogs/${id}/edit`, undefined],
      ['GET', `/api/blogs/${id}/revisions`, undefined],
    ] as const)
      expect((await author.send(method, address, body, ANY)).status, `${method} ${address}`).toBe(403)
    expect((await author.send('GET', `/api/blogs/${id}`)).status).toBe(404)
    expect((await editor.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, ANY)).status).toBe(200)
    expect((await author.send('PATCH', `/api/blogs/${id}`, { title: 'Mine' }, ANY)).status).toBe(403)
  })
})
