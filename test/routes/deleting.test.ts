import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

describeServer('Deleting a post that was seen', (open) => {
  it('deletes nothing that somebody saved since it was seen', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'Saved meanwhile', revision: 1 })
    const remove = (seen: string) => app.send('DELETE', `/api/blogs/${id}`, undefined, { 'If-Match': seen })
    for (const seen of [`"${id}.1"`, '"p_other.2"', 'nonsense', '']) {
      const refused = await remove(seen)
      expect([refused.status, refused.headers.etag], seen).toEqual([412, `"${id}.2"`])
      expect(refused.json()).toMatchObject({
        detail: 'You saved this post elsewhere first. Nothing was deleted.',
        revision: 2,
        updatedBy: 'keeper@den.example',
        current: { tagline: 'Saved meanwhile' },
      })
    }
    expect((await app.get(`/api/blogs/${id}`)).status).toBe(200)
    // With the encoding in which it was sent.
    expect((await remove(`"p_other.1", "${id}.2;br"`)).status).toBe(204)
    expect((await remove(`"${id}.2"`)).status).toBe(404)
    const other = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    await app.send('PATCH', `/api/blogs/${other.id}`, { tagline: 'Again', revision: 1 })
    expect((await app.send('DELETE', `/api/blogs/${other.id}`, undefined, { 'If-Match': '*' })).status).toBe(204)
  })

  it('looks and deletes in one transaction', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    await app.send('DELETE', `/api/blogs/${id}`, undefined, { 'If-Match': `"${id}.1"` })
    const first = app.queries.findIndex((query) => /^begin/.test(query))
    const last = app.queries.findLastIndex((query) => /^commit/.test(query))
    const within = app.queries.slice(first, last)
    expect(app.queries.filter((query) => /^begin/.test(query))).toHaveLength(1)
    expect(within.findIndex((query) => /^select .* from "posts"/s.test(query))).toBeGreaterThan(0)
    expect(within.findLastIndex((query) => /^update "posts" set "trashed_at"/.test(query))).toBeGreaterThan(
      within.findIndex((query) => /^select .* from "posts"/s.test(query)),
    )
  })
})
