import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { expectHidden } from '#test/support/hidden-post.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

const SECTIONS = [{ sectionTitle: 'One', sectionText: 'Text' }]
const BELFRY = { ...POST_CALL, title: 'The belfry', sections: SECTIONS }

describeServer('A published post that becomes a draft', (open) => {
  it('is on no public address until it is published again, under its id and its paths', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ path: '/blogs/Another' })] })
    const { id } = (await app.send('POST', '/api/blogs', BELFRY)).json()
    await app.send('PATCH', `/api/blogs/${id}`, { path: '/blogs/Light', revision: 1 })
    const change = (body: object) => app.send('PATCH', `/api/blogs/${id}`, body)
    const draft = await change({ status: 'draft', title: 'A belfry', author: '', revision: 2 })
    expect([draft.status, draft.headers.etag, draft.json()]).toMatchObject([
      200,
      `"${id}.3"`,
      { id, status: 'draft', path: '/blogs/Light', title: 'A belfry', author: '', sections: SECTIONS },
    ])
    await expectHidden(app, { id, word: 'belfry' })
    for (const path of ['/blogs/Light', '/blogs/The-belfry']) expect((await app.get(path)).status, path).toBe(404)
    // No other post can take the paths of the draft.
    const thief = await app.send('POST', '/api/blogs', { ...POST_CALL, path: '/blogs/Light' })
    expect(thief.json().errors).toHaveProperty('path')
    expect((await app.send('GET', '/api/blogs?status=draft')).json().posts).toMatchObject([{ id }])

    expect((await change({ status: 'published', revision: 3 })).json().errors).toHaveProperty('author')
    const again = await change({ status: 'published', author: 'Keeper', revision: 3 })
    expect([again.status, again.json()]).toMatchObject([200, { id, status: 'published', path: '/blogs/Light' }])
    expect((await app.get('/blogs/Light')).body).toContain('A belfry')
    const former = await app.get('/blogs/The-belfry')
    expect([former.status, former.headers.location]).toEqual([301, '/blogs/Light'])
  })

  it('is found by the path that readers knew after another one was chosen for the draft', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', BELFRY)).json()
    const change = (body: object) => app.send('PATCH', `/api/blogs/${id}`, body)
    await change({ status: 'draft', path: '/blogs/Light', revision: 1 })
    await change({ path: '/blogs/Lamp', revision: 2 })
    expect((await app.get('/blogs/The-belfry')).status).toBe(404)
    const thief = await app.send('POST', '/api/blogs', { ...POST_CALL, path: '/blogs/The-belfry' })
    expect(thief.json().errors).toHaveProperty('path')

    await change({ status: 'published', revision: 3 })
    const former = await app.get('/blogs/The-belfry')
    expect([former.status, former.headers.location]).toEqual([301, '/blogs/Lamp'])
    // The post may go back to that path, and away from it once more.
    await change({ status: 'draft', path: '/blogs/The-belfry', revision: 4 })
    await change({ status: 'published', revision: 5 })
    expect((await app.get('/blogs/The-belfry')).status).toBe(200)
    expect((await change({ path: '/blogs/Lamp', revision: 6 })).status).toBe(200)
    expect((await app.get('/blogs/The-belfry')).headers.location).toBe('/blogs/Lamp')
  })

  it('is not scheduled with an announcement that it has had', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    const { id } = (await app.send('POST', '/api/blogs', { ...BELFRY, announce: true })).json()
    const schedule = (announce: boolean, revision: number) =>
      app.send('PATCH', `/api/blogs/${id}`, {
        status: 'scheduled',
        publishAt: '2199-01-01T00:00:00Z',
        announce,
        revision,
      })
    const refused = await schedule(true, 1)
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['announce']])
    expect((await app.get('/blogs/The-belfry')).status).toBe(200)
    await app.send('PATCH', `/api/blogs/${id}`, { status: 'draft', revision: 1 })
    expect(Object.keys((await schedule(true, 2)).json().errors)).toEqual(['announce'])
    expect((await schedule(false, 2)).json().status).toBe('scheduled')
  })

  it('keeps its views, its instant and its place among the posts of its day', async () => {
    await using app = await openKeeperApp(open)
    const { send, database } = app
    const { id } = (await send('POST', '/api/blogs', BELFRY)).json()
    await send('POST', '/api/blogs', { ...BELFRY, title: 'A later one' })
    await database.write.updateTable('posts').set({ views: 7 }).where('id', '=', id).execute()
    const row = () =>
      database.read
        .selectFrom('published_posts')
        .select(['views', 'created_at', 'created_seq'])
        .where('id', '=', id)
        .executeTakeFirst()
    const before = await row()
    await send('PATCH', `/api/blogs/${id}`, { status: 'draft', revision: 1 })
    expect(await row()).toBeUndefined()
    await send('PATCH', `/api/blogs/${id}`, { status: 'published', revision: 2 })
    expect(await row()).toEqual(before)
    const titles = (await app.get('/api/blogs')).json().posts.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['A later one', 'The belfry'])
  })

  it('is mailed once, however often it is published', async () => {
    await using app = await openKeeperApp(open)
    await addSubscribers(app.database, 2)
    const { id } = (await app.send('POST', '/api/blogs', { ...BELFRY, announce: true })).json()
    const draft = await app.send('PATCH', `/api/blogs/${id}`, { status: 'draft', revision: 1 })
    expect(draft.json().announce).toBe(false)
    const publish = (announce: boolean) =>
      app.send('PATCH', `/api/blogs/${id}`, { status: 'published', announce, revision: 2 })
    const refused = await publish(true)
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['announce']])
    expect((await publish(false)).status).toBe(200)
    expect((await app.services.mailAdmin.overview()).campaigns).toHaveLength(1)
  })

  it('discards the pending edit that was named, and keeps a later one', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', BELFRY)).json()
    const patch = [{ op: 'replace', path: '/tagline', value: 'changed' }]
    const headers = { 'If-Match': `"${id}.1"`, 'Content-Type': 'application/json-patch+json' }
    const { edit } = (await app.send('PATCH', `/api/blogs/${id}/edit`, patch, headers)).json()
    const unpublish = (edit: number, revision: number) =>
      app.send('PATCH', `/api/blogs/${id}`, { status: 'draft', tagline: 'changed', edit, revision })
    await unpublish(edit - 1, 1)
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).json().tagline).toBe('changed')
    await app.send('PATCH', `/api/blogs/${id}`, { status: 'published', revision: 2 })
    await unpublish(edit, 3)
    await app.send('PATCH', `/api/blogs/${id}`, { status: 'published', revision: 4 })
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).status).toBe(404)
  })

  it('is refused unless the current revision is named', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', BELFRY)).json()
    const unpublish = (ifMatch?: string) =>
      app.send('PATCH', `/api/blogs/${id}`, { status: 'draft' }, ifMatch === undefined ? {} : { 'If-Match': ifMatch })
    expect((await unpublish()).status).toBe(428)
    expect((await unpublish(`"${id}.2"`)).status).toBe(412)
    expect((await unpublish(`"${id}.1"`)).json().status).toBe('draft')
    expect((await unpublish(`"${id}.1"`)).status).toBe(412)
  })
})
