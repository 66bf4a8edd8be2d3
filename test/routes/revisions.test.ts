import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput, section } from '#test/support/posts.ts'

describeServer('A revision', (open) => {
  it('of a published post brings back its wording, its address and nothing else, for readers as well', async () => {
    await using app = await openKeeperApp(open)
    const created = (await app.send('POST', '/api/blogs', { ...POST_CALL, announce: false })).json()
    const { id } = created
    const moved = { title: 'Summerisle', path: '/blogs/Summerisle', tagline: 'New words' }
    await app.send('PATCH', `/api/blogs/${id}`, moved, { 'If-Match': '*' })
    expect((await app.get('/blogs/Summerisle')).body).toContain('New words')

    const { revisions } = (await app.send('GET', `/api/blogs/${id}/revisions`)).json()
    expect(revisions.map((each: { revision: number }) => each.revision)).toEqual([2, 1])
    expect(revisions[0]).toMatchObject({ by: 'keeper@den.example', status: 'published' })
    const first = await app.send('GET', `/api/blogs/${id}/revisions/1`)
    const { publishAt: _, ...post } = created
    expect(first.json()).toEqual({ ...post, ...revisions[1] })
    expect(first.headers['cache-control']).toBe('no-store')

    const address = `/api/blogs/${id}/revisions/1/restore`
    expect((await app.send('POST', address)).status).toBe(428)
    const late = await app.send('POST', address, undefined, { 'If-Match': `"${id}.1"` })
    expect([late.status, late.json().revision]).toEqual([412, 2])
    const restored = await app.send('POST', address, undefined, { 'If-Match': `"${id}.2"` })
    expect([restored.status, restored.json(), restored.headers.etag]).toEqual([200, created, `"${id}.3"`])
    expect((await app.get(created.path)).body).toContain(POST_CALL.tagline)
    expect((await app.get('/')).body).not.toContain('New words')
    expect((await app.get('/blogs/Summerisle')).headers.location).toBe(created.path)
    expect((await app.send('GET', `/api/blogs/${id}/revisions`)).json().revisions).toHaveLength(3)
    expect((await app.services.mailAdmin.overview()).campaigns).toEqual([])
  })

  it('leaves the changes of a published post alone that readers do not see yet', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'New words' }, { 'If-Match': '*' })
    const seen = { 'If-Match': `"${id}.2"` }
    expect((await app.send('PUT', `/api/blogs/${id}/edit`, { title: 'Not out yet' }, seen)).status).toBe(200)
    await app.send('POST', `/api/blogs/${id}/revisions/1/restore`, undefined, { 'If-Match': '*' })
    expect((await app.send('GET', `/api/blogs/${id}/edit`)).json()).toMatchObject({ title: 'Not out yet', revision: 2 })
    expect((await app.send('GET', `/api/blogs/${id}`)).json()).toMatchObject({
      title: POST_CALL.title,
      tagline: POST_CALL.tagline,
    })
  })

  it('of a draft brings back what was typed, and keeps what was typed last', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'One', announce: true })).json()
    const sections = [section({ sectionText: 'unfinished' })]
    // Changes within ten minutes are one revision; a restored one stays separate from those before and after it.
    for (const title of ['Two', 'Three'])
      await app.send('PATCH', `/api/blogs/${id}`, { title, sections }, { 'If-Match': '*' })
    const list = async () => (await app.send('GET', `/api/blogs/${id}/revisions`)).json().revisions
    expect(await list()).toMatchObject([{ revision: 3, status: 'draft' }])
    await app.send('POST', `/api/blogs/${id}/revisions/3/restore`, undefined, { 'If-Match': '*' })
    await app.send('PATCH', `/api/blogs/${id}`, { title: 'Four', sections: [] }, { 'If-Match': '*' })
    const restored = await app.send('POST', `/api/blogs/${id}/revisions/3/restore`, undefined, { 'If-Match': '*' })
    expect(restored.json()).toMatchObject({ title: 'Three', sections, status: 'draft', announce: true })
    await app.send('PATCH', `/api/blogs/${id}`, { title: 'Five' }, { 'If-Match': '*' })
    expect((await list()).map((each: { revision: number }) => each.revision)).toEqual([6, 5, 4, 3])
    expect((await app.get('/')).body).not.toContain('Three')
  })

  it('of a draft cannot become of a published post what no published post may be', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'Bare' })).json()
    await app.send('PATCH', `/api/blogs/${id}`, { ...POST_CALL, status: 'published' }, { 'If-Match': '*' })
    const refused = await app.send('POST', `/api/blogs/${id}/revisions/1/restore`, undefined, { 'If-Match': '*' })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([
      422,
      ['tagline', 'description', 'author', 'tag', 'articleImgSrc', 'date'],
    ])
  })

  it('is listed fifty at a time, with a number of statements that does not grow', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const list = (query = '') => app.send('GET', `/api/blogs/${id}/revisions${query}`)
    const statements = async () => {
      await list()
      return app.queries.length
    }
    const forOne = await statements()
    for (let revision = 2; revision <= 101; revision++)
      await app.send('PATCH', `/api/blogs/${id}`, { tagline: `Words ${revision}` }, { 'If-Match': '*' })
    expect(await statements()).toBe(forOne)
    const numbers = async (query?: string) => {
      const { revisions, ...rest } = (await list(query)).json()
      return [revisions.map((each: { revision: number }) => each.revision), rest]
    }
    const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)
    expect(await numbers()).toEqual([down(101, 52), { page: 1, pages: 3, total: 101 }])
    expect(await numbers('?page=2')).toEqual([down(51, 2), { page: 2, pages: 3, total: 101 }])
    expect(await numbers('?page=3')).toEqual([[1], { page: 3, pages: 3, total: 101 }])
    expect(await numbers('?page=4')).toEqual([[], { page: 4, pages: 3, total: 101 }])
    expect(await numbers('?page=99999999999999999999')).toEqual([[], expect.objectContaining({ total: 101 })])
    for (const page of ['0', '-1', '1.5', 'x']) {
      const refused = await list(`?page=${page}`)
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['page']])
    }
  })

  it('is for administrators and their programs alone, and of posts that are there', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()] })
    const { id } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const [list, one] = [`/api/blogs/${id}/revisions`, `/api/blogs/${id}/revisions/1`]
    const [reader, writer] = [await withToken(app, ['posts:read']), await withToken(app, ['posts:write'])]
    for (const address of [list, one]) {
      expect((await app.get(address)).status).toBe(401)
      expect((await reader.send('GET', address)).status).toBe(200)
      expect((await writer.send('GET', address)).status).toBe(403)
    }
    const any = { 'If-Match': '*' }
    expect((await reader.send('POST', `${one}/restore`, undefined, any)).status).toBe(403)
    expect((await writer.send('POST', `${one}/restore`, undefined, any)).status).toBe(200)
    for (const number of ['0', '2', 'x', '1.5', '99999999999999999999']) {
      expect((await app.send('GET', `${list}/${number}`)).status).toBe(404)
      expect((await app.send('POST', `${list}/${number}/restore`, undefined, any)).status).toBe(404)
    }
    await app.send('DELETE', `/api/blogs/${id}`)
    for (const address of [list, one, '/api/blogs/p_none/revisions', '/api/blogs/%00/revisions/1'])
      expect((await app.send('GET', address)).status).toBe(404)
    await app.send('POST', `/api/blogs/${id}/restore`)
    expect((await app.send('GET', list)).json().revisions).toHaveLength(1)
  })
})
