import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { expectHidden } from '#test/support/hidden-post.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const NOW = '2026-10-30T20:00:00.000Z'
const MIDNIGHT = '2026-10-31T00:00:00+01:00'
const MIDNIGHT_UTC = '2026-10-30T23:00:00.000Z'
const SCHEDULED = { ...POST_CALL, title: 'The belfry', status: 'scheduled', publishAt: MIDNIGHT }
const ANY = { 'If-Match': '*' }
const CHANNELS = ['/', '/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/api/blogs', '/api/collections/blogs']

describeServer('A scheduled post', (open) => {
  /** A server whose clock the test moves. */
  async function openClockedApp(posts = [postInput({ title: 'The Fog', path: '/blogs/The-Fog' })]) {
    const clock = { now: Date.parse(NOW) }
    const now = () => new Date(clock.now)
    const app = await openKeeperApp(open, {
      posts,
      overrides: { openDatabase: (config) => openDatabase({ ...config, now }) },
    })
    const publishAt = async (instant: string) => {
      clock.now = Date.parse(instant)
      await app.services.publishScheduler.publishDue()
    }
    return { ...app, clock, publishAt }
  }

  it('is on no public address until its instant, whatever was done to it', async () => {
    await using app = await openClockedApp()
    const created = await app.send('POST', '/api/blogs', SCHEDULED)
    expect([created.status, created.json()]).toMatchObject([201, { status: 'scheduled', publishAt: MIDNIGHT_UTC }])
    const post = { id: created.json().id, word: 'belfry' }
    await expectHidden(app, post)
    await app.send('PATCH', `/api/blogs/${post.id}`, { tagline: 'Still the belfry' }, ANY)
    await expectHidden(app, post)
    await app.send('DELETE', `/api/blogs/${post.id}`)
    await expectHidden(app, post)
    await app.send('POST', `/api/blogs/${post.id}/restore`)
    await app.publishAt('2026-10-30T22:59:59.999Z')
    await expectHidden(app, post)
  })

  it('is published at its instant, on every channel with the next request', async () => {
    await using app = await openClockedApp()
    await addSubscribers(app.database, 1)
    const { id } = (await app.send('POST', '/api/blogs', { ...SCHEDULED, announce: true })).json()
    for (const target of CHANNELS) await app.get(target)
    await app.publishAt(MIDNIGHT)
    for (const target of [...CHANNELS, '/blogs/The-belfry'])
      expect((await app.get(target)).body, target).toMatch(/The.belfry/)
    const read = await app.send('GET', `/api/blogs/${id}`)
    expect([read.json(), read.headers.etag]).toMatchObject([
      { id, status: 'published', publishAt: null, date: POST_CALL.date },
      `"${id}.2"`,
    ])
    expect((await app.services.mailAdmin.overview()).campaigns).toMatchObject([{ postId: id, audience: 1 }])
    expect((await app.send('GET', '/api/blogs?status=scheduled')).json().total).toBe(0)
    const late = await app.send('PATCH', `/api/blogs/${id}`, { title: 'x' }, { 'If-Match': `"${id}.1"` })
    expect(late.status).toBe(412)
  })

  it('has an instant in the future, with an offset', async () => {
    await using app = await openClockedApp()
    const draft = (await app.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' })).json()
    const needed = 'A scheduled post needs a time of publication'
    const past = 'The time of publication has to be in the future'
    const form = 'The time of publication is an instant with an offset, such as 2026-10-31T00:00:00+01:00'
    const late = 'The time of publication has to be before the last day of the year 9999'
    for (const [publishAt, message] of [
      [undefined, needed],
      [null, needed],
      [NOW, past],
      ['2026-10-30T21:00:00+01:00', past],
      ['2026-10-31T00:00:00', form],
      ['2026-10-31', form],
      ['tomorrow', form],
      ['9999-12-31T00:00:00-01:00', late],
      [1_800_000_000, form],
    ]) {
      for (const reply of [
        await app.send('POST', '/api/blogs', { ...SCHEDULED, publishAt }),
        await app.send('PATCH', `/api/blogs/${draft.id}`, { status: 'scheduled', publishAt }, ANY),
      ])
        expect([publishAt, reply.status, reply.json().errors]).toEqual([publishAt, 422, { publishAt: message }])
    }
    for (const status of ['draft', 'published'])
      expect((await app.send('POST', '/api/blogs', { ...SCHEDULED, status })).json().errors).toEqual({
        publishAt: 'Only a scheduled post has a time of publication',
      })
    expect((await app.send('GET', '/api/blogs?status=scheduled')).json().total).toBe(0)
  })

  it('may lack nothing that a published post needs, also after a change', async () => {
    await using app = await openClockedApp()
    const refused = await app.send('POST', '/api/blogs', { status: 'scheduled', publishAt: MIDNIGHT })
    expect([refused.status, refused.json().errors]).toMatchObject([422, { title: 'Title is required' }])
    const draft = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'The belfry' })).json()
    const schedule = (more: object) =>
      app.send('PATCH', `/api/blogs/${draft.id}`, { ...more, status: 'scheduled', publishAt: MIDNIGHT }, ANY)
    expect((await schedule({})).json().errors).toMatchObject({ author: 'Author Name is required' })
    expect((await schedule({ ...POST_CALL, path: '/blogs/The-Fog' })).json().errors).toEqual({
      path: 'Another post has this path, or once had it',
    })
    expect((await schedule(POST_CALL)).json()).toMatchObject({ status: 'scheduled', publishAt: MIDNIGHT_UTC })

    for (const [change, field] of [
      [{ title: '' }, 'title'],
      [{ sections: [{}, { sectionText: 'Only a text' }] }, 'sections.1.sectionTitle'],
    ] as const) {
      const reply = await app.send('PATCH', `/api/blogs/${draft.id}`, change, ANY)
      expect([reply.status, Object.keys(reply.json().errors)]).toEqual([422, [field]])
    }
    const kept = await app.send('PATCH', `/api/blogs/${draft.id}`, { tagline: 'Another one' }, ANY)
    expect(kept.json()).toMatchObject({ status: 'scheduled', publishAt: MIDNIGHT_UTC, tagline: 'Another one' })
  })

  it('can be put off, become a draft, and be published at once', async () => {
    await using app = await openClockedApp()
    const { id, ...rest } = (await app.send('POST', '/api/blogs', SCHEDULED)).json()
    const patch = async (body: object) => (await app.send('PATCH', `/api/blogs/${id}`, body, ANY)).json()
    // Writing back what was read changes nothing.
    expect((await app.send('PATCH', `/api/blogs/${id}`, { id, ...rest }, ANY)).headers.etag).toBe(`"${id}.1"`)
    const later = '2026-11-01T00:00:00.000Z'
    expect(await patch({ publishAt: later })).toMatchObject({ status: 'scheduled', publishAt: later })
    await app.publishAt(MIDNIGHT)
    expect(await patch({ status: 'draft' })).toMatchObject({ status: 'draft', publishAt: null })
    await app.publishAt(later)
    expect((await app.get('/')).body).not.toMatch(/belfry/)
    const third = await patch({ status: 'scheduled', publishAt: '2026-11-02T00:00:00Z' })
    // The time that was read may come along.
    expect(await patch({ status: 'published', publishAt: third.publishAt })).toMatchObject({ status: 'published' })
    expect((await app.get('/')).body).toMatch(/belfry/)
  })

  it('may be a post that was published before', async () => {
    await using app = await openClockedApp()
    const { id } = (await app.send('POST', '/api/blogs', { ...SCHEDULED, status: 'published', publishAt: null })).json()
    const schedule = (body: object) =>
      app.send('PATCH', `/api/blogs/${id}`, { status: 'scheduled', ...body, revision: 1 })
    expect((await schedule({})).json().errors).toHaveProperty('publishAt')
    expect((await schedule({ publishAt: MIDNIGHT, author: '' })).json().errors).toHaveProperty('author')
    expect((await app.get('/')).body).toContain('The belfry')
    const scheduled = (await schedule({ publishAt: MIDNIGHT })).json()
    expect(scheduled).toMatchObject({ id, status: 'scheduled', publishAt: MIDNIGHT_UTC })
    await expectHidden(app, { id, word: 'belfry' })
    await app.publishAt(MIDNIGHT)
    expect((await app.get('/blogs/The-belfry')).status).toBe(200)
    expect((await app.send('GET', `/api/blogs/${id}`)).json()).toMatchObject({ id, status: 'published' })
  })

  it('is linked on the screen of posts, with the drafts, while nothing is published', async () => {
    await using app = await openClockedApp([])
    const total = async () => /meta" role="status">([^<]*)/.exec((await app.send('GET', '/admin/posts')).body)?.[1]
    const empty = async () =>
      /empty">(.*?)<\/div>/.exec((await app.send('GET', '/admin/posts')).body.replaceAll('<!-- -->', ''))?.[1]
    expect([await total(), await empty()]).toEqual(['0 posts', expect.stringContaining('Write the first post')])
    await app.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' })
    await app.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft' })
    await app.send('POST', '/api/blogs', SCHEDULED)
    expect(await total()).toBe('No published posts yet')
    expect(await empty()).toMatch(/href="\/admin\/drafts".*>2 drafts<\/a>, <a href="#scheduled-posts">1 scheduled<\/a>/)
  })

  it('comes back from the trash as it was, or as a draft once its instant has passed', async () => {
    await using app = await openClockedApp()
    const { id } = (await app.send('POST', '/api/blogs', SCHEDULED)).json()
    const restored = async () => {
      await app.send('DELETE', `/api/blogs/${id}`)
      await app.publishAt(soon)
      return (await app.send('POST', `/api/blogs/${id}/restore`)).json()
    }
    let soon = '2026-10-30T22:00:00Z'
    expect(await restored()).toMatchObject({ id, status: 'scheduled', publishAt: MIDNIGHT_UTC })
    soon = MIDNIGHT
    expect(await restored()).toMatchObject({ id, status: 'draft', publishAt: null })
    await app.publishAt('2026-12-01T00:00:00Z')
    expect((await app.get('/')).body).not.toMatch(/belfry/)
  })

  it('is made once for one wish, whatever becomes of it', async () => {
    await using app = await openClockedApp([])
    const key = { 'Idempotency-Key': 'a-wish-for-a-post' }
    const first = await app.send('POST', '/api/blogs', SCHEDULED, key)
    expect(first.json()).toMatchObject({ status: 'scheduled', title: 'The belfry' })
    for (const body of [SCHEDULED, { ...SCHEDULED, status: 'draft', publishAt: null }]) {
      const again = await app.send('POST', '/api/blogs', body, key)
      expect([again.headers['idempotent-replayed'], again.json()]).toEqual(['true', first.json()])
    }
    await app.publishAt(MIDNIGHT)
    const late = await app.send('POST', '/api/blogs', SCHEDULED, key)
    expect([late.headers['idempotent-replayed'], late.json()]).toMatchObject(['true', { status: 'published' }])
    expect((await app.get('/api/blogs')).json().total).toBe(1)
  })

  it('is shown on Posts with its time in the time zone of the blog, and with what keeps it from coming out', async () => {
    await using app = await openClockedApp()
    await app.send('PATCH', '/api/settings', { timeZone: 'Europe/Berlin' })
    const { id } = (await app.send('POST', '/api/blogs', SCHEDULED)).json()
    const screen = async () => (await app.send('GET', '/admin/posts')).body.replaceAll('<!-- -->', '')
    const when = 'October 31, 2026 at 00:00 (Europe/Berlin)'
    expect(await screen()).toContain(`${when}</time>`)
    app.clock.now = Date.parse(MIDNIGHT) + 60_000
    expect(await screen()).not.toContain('not being published')
    app.clock.now += 1
    expect(await screen()).toContain(`Scheduled posts are not being published: “The belfry” was due on ${when}.`)
    // As a version with other rules may have left it.
    await app.database.write.updateTable('posts').set({ author: '' }).where('id', '=', id).execute()
    await app.services.publishScheduler.publishDue()
    const refused = await screen()
    expect(refused).toContain('Not published: Author Name is required')
    expect(refused).not.toContain('not being published')
    await app.send('PATCH', `/api/blogs/${id}`, { author: 'Mara Vell' }, ANY)
    await app.services.publishScheduler.publishDue()
    const out = await screen()
    expect(out).toContain('The belfry')
    expect(out).not.toContain(when)
  })

  it('is listed for those who may read it, alone and among posts of every status', async () => {
    await using app = await openClockedApp()
    const scheduled = (await app.send('POST', '/api/blogs', SCHEDULED)).json()
    await app.publishAt('2026-10-30T21:00:00Z')
    const draft = (await app.send('POST', '/api/blogs', { status: 'draft' })).json()
    await app.publishAt('2026-10-30T21:30:00Z')
    const trashed = (await app.send('POST', '/api/blogs', { status: 'draft' })).json()
    await app.send('DELETE', `/api/blogs/${trashed.id}`)
    const reader = await withToken(app, ['posts:read'])
    const other = await withToken(app, ['statistics:read'])
    for (const caller of [app.send, reader.send]) {
      const alone = (await caller('GET', '/api/blogs?status=scheduled')).json()
      expect(alone).toMatchObject({ total: 1, posts: [{ id: scheduled.id, publishAt: MIDNIGHT_UTC }] })
      const all = (await caller('GET', '/api/blogs?status=all')).json()
      expect(all.posts.map(({ status }: { status: string }) => status).sort()).toEqual([
        'draft',
        'published',
        'scheduled',
        'trashed',
      ])
      const unpublished = all.posts.filter(({ status }: { status: string }) => status !== 'published')
      expect(unpublished.map(({ id }: { id: string }) => id)).toEqual([trashed.id, draft.id, scheduled.id])
      expect((await caller('GET', `/api/blogs/${scheduled.id}`)).json()).toEqual(scheduled)
      expect((await caller('GET', '/api/blogs')).json().posts).toMatchObject([{ status: 'published', publishAt: null }])
      const one = await caller('GET', `/api/blogs/${encodeURIComponent('/blogs/The-Fog')}`)
      expect([one.json().status, one.headers['cache-control']]).toEqual(['published', 'no-store'])
      expect((await caller('GET', '/api/blogs?q=fog')).json().posts[0].status).toBe('published')
    }
    for (const query of ['tag=Horror', 'q=fog'])
      expect((await app.send('GET', `/api/blogs?status=draft&${query}`)).json().errors).toEqual({
        status: 'Only published posts are searched, and chosen by category. Leave out status, or q and tag.',
      })
    for (const status of ['scheduled', 'all']) {
      expect((await app.get(`/api/blogs?status=${status}`)).status).toBe(401)
      expect((await other.send('GET', `/api/blogs?status=${status}`)).status).toBe(403)
    }
    for (const caller of [app.get, (target: string) => other.send('GET', target)]) {
      const post = (await caller(`/api/blogs/${encodeURIComponent('/blogs/The-Fog')}`)).json()
      expect([post.title, 'status' in post]).toEqual(['The Fog', false])
    }
  })
})
