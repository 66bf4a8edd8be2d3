import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { expectHidden } from '#test/support/hidden-post.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

describeServer('A deleted post', (open) => {
  it('is on no public address, and its own says that it is gone', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ title: 'The Fog', path: '/blogs/The-Fog' })] })
    const { id, path } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    expect((await app.get('/blogs/Wicker', { headers: {} })).status).toBe(302)
    expect((await app.send('DELETE', `/api/blogs/${id}`)).status).toBe(204)

    await expectHidden(app, { id, word: 'Wicker' })
    expect((await app.get('/blogs/The-Fog')).body).not.toMatch(/Wicker/)
    const gone = await app.get(path)
    expect([gone.status, gone.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(gone.body).toContain('The Fog')
    expect(gone.body).not.toMatch(/Wicker/)
    for (const target of [`/api/blogs/${id}`, `/api/blogs/${encodeURIComponent(path)}`])
      expect((await app.get(target)).status).toBe(404)
    expect((await app.get(`/api/blogs?q=wicker`)).json().total).toBe(0)
    // Part of its path leads to nothing any more.
    expect((await app.get('/blogs/Wicker')).status).toBe(404)
  })

  it('is listed for administrators alone, and comes back as it was', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()] })
    const created = await app.send('POST', '/api/blogs', POST_CALL)
    const { id, path } = created.json()
    const before = await app.send('GET', `/api/blogs/${id}`)
    await app.send('DELETE', `/api/blogs/${id}`)

    const listed = await app.send('GET', '/api/blogs?status=trashed')
    expect(listed.json()).toMatchObject({ page: 1, pages: 1, total: 1, posts: [{ id, path, status: 'trashed' }] })
    expect(listed.json().posts[0].trashedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(listed.headers['cache-control']).toBe('no-store')
    expect((await app.get('/api/blogs?status=trashed')).status).toBe(401)
    const reader = await withToken(app, ['posts:read'])
    expect((await reader.send('GET', '/api/blogs?status=trashed')).json().total).toBe(1)
    expect((await reader.send('POST', `/api/blogs/${id}/restore`)).status).toBe(403)
    const statistics = await withToken(app, ['statistics:read'])
    expect((await statistics.send('GET', '/api/blogs?status=trashed')).status).toBe(403)
    expect((await app.get('/api/blogs?status=buried')).status).toBe(422)

    const restored = await app.send('POST', `/api/blogs/${id}/restore`)
    expect([restored.status, restored.json(), restored.headers.etag]).toEqual([
      200,
      before.json(),
      created.headers.etag,
    ])
    expect((await app.get(path)).status).toBe(200)
    expect((await app.get('/')).body).toContain(POST_CALL.title)
    expect((await app.send('GET', '/api/blogs?status=trashed')).json().total).toBe(0)
    expect((await app.send('POST', `/api/blogs/${id}/restore`)).status).toBe(404)
  })

  it('is gone for good when that was asked for, from the site and from the trash', async () => {
    await using app = await openKeeperApp(open)
    const first = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    expect((await app.send('DELETE', `/api/blogs/${first.id}?forever=1`)).status).toBe(204)
    expect((await app.get(first.path)).status).toBe(404)

    const second = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    expect(second.path).toBe(first.path)
    await app.send('DELETE', `/api/blogs/${second.id}`)
    // Its path is not given to another one while it may come back.
    const third = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    expect(third.path).toBe(`${first.path}-2`)
    // A list of the trash that is out of date deletes nothing that readers see.
    expect((await app.send('DELETE', `/api/blogs/${third.id}?forever=1&from=trash`)).status).toBe(404)
    expect((await app.get(third.path)).status).toBe(200)
    expect((await app.send('DELETE', `/api/blogs/${second.id}?forever=1&from=trash`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/blogs/${second.id}?forever=1`)).status).toBe(404)
    expect((await app.send('POST', `/api/blogs/${second.id}/restore`)).status).toBe(404)
    expect((await app.get(second.path)).status).toBe(302)
  })
})
