import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

describeServer('A pending edit', (open) => {
  it('is seen by nobody but administrators until the post is updated with it', async () => {
    await using app = await openKeeperApp(open)
    const { id, path, ...content } = await createPost(app.send)
    const put = (change: object) =>
      app.send('PUT', `/api/blogs/${id}/edit`, { ...content, path, revision: 1, ...change })
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).status).toBe(404)
    const first = await put({ tagline: 'an unseen caption', edit: 0 })
    const { edit } = first.json()
    expect([first.status, first.json().tagline]).toEqual([200, 'an unseen caption'])

    for (const target of ['/', path, '/feed.xml', `/api/blogs/${id}`, '/api/blogs?q=unseen'])
      expect((await app.get(target)).body, target).not.toContain('an unseen caption')
    expect((await app.get(`/api/blogs/${id}/edit`)).status).toBe(401)
    const reader = await withToken(app, ['posts:read'])
    expect((await reader.send('GET', `/api/blogs/${id}/edit`)).json().tagline).toBe('an unseen caption')
    expect((await reader.send('DELETE', `/api/blogs/${id}/edit`)).status).toBe(403)

    const change = { tagline: 'an unseen caption', revision: 1, edit }
    expect((await app.send('PATCH', `/api/blogs/${id}`, change)).json().tagline).toBe('an unseen caption')
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).status).toBe(404)
  })

  it('is not overwritten by one that did not see it, nor published away', async () => {
    await using app = await openKeeperApp(open)
    const { id, ...content } = await createPost(app.send)
    const put = (change: object) => app.send('PUT', `/api/blogs/${id}/edit`, { ...content, ...change })
    const seen = (await put({ tagline: 'from the phone', revision: 1, edit: 0 })).json().edit
    const refused = await put({ tagline: 'from the laptop', revision: 1, edit: 0 })
    expect([refused.status, refused.json()]).toMatchObject([
      412,
      { revision: 1, edit: seen, current: { tagline: 'from the phone' }, updatedBy: 'keeper@den.example' },
    ])
    const { edit } = (await put({ tagline: 'from the phone again', revision: 1, edit: seen })).json()
    expect(edit).toBeGreaterThan(seen)
    // An update with the first of both leaves the second, and so does a discard.
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'from the phone', revision: 1, edit: seen })
    const kept = await app.send('DELETE', `/api/blogs/${id}/edit?seen=${seen}`)
    expect([kept.status, kept.json().edit, kept.json().current.tagline]).toEqual([412, edit, 'from the phone again'])
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).json()).toMatchObject({ edit, revision: 1 })
    expect((await app.send('DELETE', `/api/blogs/${id}/edit?seen=${edit}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/blogs/${id}/edit`)).status).toBe(404)
    expect((await app.send('DELETE', `/api/blogs/${id}/edit?seen=all`)).status).toBe(422)

    // Without one, the post itself may be newer than what the writer saw.
    const late = await put({ tagline: 'late', revision: 1, edit })
    expect([late.status, late.json().edit, late.json().current.tagline]).toEqual([412, undefined, 'from the phone'])
    const anew = await put({ tagline: 'anew', revision: 2, edit: 0 })
    // Its number is not that of the one that was discarded.
    expect([anew.status, anew.json().edit > seen]).toEqual([200, true])
  })

  it('may be unfinished, names bad fields, and goes with its post', async () => {
    await using app = await openKeeperApp(open)
    const { id, ...content } = await createPost(app.send)
    const put = (change: object) =>
      app.send('PUT', `/api/blogs/${id}/edit`, { ...content, revision: 1, edit: 0, ...change })
    expect((await put({ tagline: 'x'.repeat(10_001) })).json().errors).toHaveProperty('tagline')
    const picture = '/media/0123456789abcdef0123456789abcdef.jpg'
    expect((await put({ articleImage: picture })).json().errors).toHaveProperty('articleImage')
    expect((await put({ title: '', author: '' })).status).toBe(200)
    expect((await app.send('GET', '/api/blogs/p_none/edit')).status).toBe(404)
    expect((await app.send('PUT', '/api/blogs/p_none/edit', { ...content, revision: 1, edit: 0 })).status).toBe(404)
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).status).toBe(200)
    await app.send('DELETE', `/api/blogs/${id}?forever=1`)
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).status).toBe(404)
  })
})

/** The id of a new post, and its fields as an edit takes them. */
async function createPost(send: Writer['send']) {
  const {
    comments: _,
    views: __,
    status: ___,
    publishAt: ____,
    ...post
  } = (await send('POST', '/api/blogs', POST_CALL)).json()
  return post
}
