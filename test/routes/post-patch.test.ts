import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

const SECTIONS = ['One', 'Two', 'Three'].map((sectionTitle) => ({ sectionTitle, sectionText: `${sectionTitle} text` }))

describeServer('A JSON Patch', (open) => {
  it('changes a draft and a published post, and leaves what it does not name', async () => {
    await using app = await openKeeperApp(open)
    for (const status of ['draft', 'published']) {
      const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, status, sections: SECTIONS })).json()
      const result = await patch(app, `/api/blogs/${id}`, `"${id}.1"`, [
        { op: 'replace', path: '/tagline', value: 'changed' },
        { op: 'replace', path: '/sections/1/sectionText', value: 'changed too' },
      ])
      expect([result.status, result.headers.etag]).toEqual([200, `"${id}.2"`])
      const { title, tagline, sections } = result.json()
      expect([title, tagline]).toEqual([POST_CALL.title, 'changed'])
      expect(sections.map((section: { sectionText: string }) => section.sectionText)).toEqual([
        'One text',
        'changed too',
        'Three text',
      ])
    }
  })

  it('needs the revision that it was made for, and one of several is enough', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'The Fog' })).json()
    const change = (ifMatch: string | null, value: string) =>
      patch(app, `/api/blogs/${id}`, ifMatch, [{ op: 'replace', path: '/title', value }])
    expect((await change(null, 'unconditional')).status).toBe(428)
    const both = await change(`"${id}.1", "${id}.2"`, 'first')
    expect([both.status, both.headers.etag]).toEqual([200, `"${id}.2"`])
    expect((await change(`"${id}.1", "${id}.2"`, 'second')).status).toBe(200)
    const late = await change(`"${id}.1"`, 'late')
    expect([late.status, late.json().current.title]).toEqual([412, 'second'])
    expect((await change('*', 'whatever')).json().title).toBe('whatever')
  })

  it('is validated like any change, and refused in words', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, sections: SECTIONS })).json()
    const refused = async (operations: unknown) => {
      const { status, json } = await patch(app, `/api/blogs/${id}`, `"${id}.1"`, operations)
      return [status, json().detail, json().errors]
    }
    const general = 'Some fields cannot be taken as they are. Nothing was saved.'
    expect(await refused([{ op: 'replace', path: '/title', value: 'x'.repeat(61) }])).toEqual([
      422,
      general,
      { title: 'Title must be 60 or fewer characters' },
    ])
    expect(await refused([{ op: 'add', path: '/colour', value: 'red' }])).toEqual([
      422,
      general,
      { colour: 'Den has no such field' },
    ])
    expect(await refused([{ op: 'replace', path: '/sections/7', value: {} }])).toEqual([
      422,
      general,
      { '0.path': 'There is no such section' },
    ])
    expect((await app.send('GET', `/api/blogs/${id}`)).headers.etag).toBe(`"${id}.1"`)
  })

  it('changes the pending edit that it names', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, sections: SECTIONS })).json()
    const address = `/api/blogs/${id}/edit`
    const operations = [{ op: 'replace', path: '/sections/0/sectionText', value: 'changed' }]
    expect((await patch(app, address, `"${id}.edit.1"`, operations)).status).toBe(404)
    const first = await app.send('PUT', address, { tagline: 'Not out yet' }, { 'If-Match': `"${id}.1"` })
    const tag = first.headers.etag!
    expect([first.status, tag]).toEqual([200, `"${id}.edit.${first.json().edit}"`])
    expect((await patch(app, address, null, operations)).status).toBe(428)
    expect((await app.send('PATCH', address, operations, { 'If-Match': tag })).status).toBe(415)

    const second = await patch(app, address, tag, operations)
    expect([second.status, second.json().revision]).toEqual([200, 1])
    expect(second.json().sections).toMatchObject([{ sectionText: 'changed' }, { sectionText: 'Two text' }, {}])
    const late = await patch(app, address, tag, operations)
    expect([late.status, late.json().edit]).toEqual([412, second.json().edit])
    const wrong = await patch(app, address, second.headers.etag!, [{ op: 'replace', path: '/title', value: 5 }])
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ['title']])
    expect((await app.send('GET', address)).headers.etag).toBe(second.headers.etag)

    const reader = await withToken(app, ['posts:read'])
    expect((await patch(reader, address, second.headers.etag!, operations)).status).toBe(403)
  })
})

describeServer('A JSON Patch of a post without a pending edit', (open) => {
  it('creates one, unless the post or an edit was saved since', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { ...POST_CALL, sections: SECTIONS })).json()
    const address = `/api/blogs/${id}/edit`
    const operations = [{ op: 'replace', path: '/sections/1/sectionText', value: 'changed' }]
    expect((await patch(app, address, null, operations)).status).toBe(428)
    expect((await patch(app, '/api/blogs/p_none/edit', '"p_none.1"', operations)).status).toBe(404)

    const made = await patch(app, address, `"${id}.1"`, operations)
    const { edit, ...stored } = made.json()
    expect([made.status, made.headers.etag]).toEqual([200, `"${id}.edit.${edit}"`])
    expect(stored).toMatchObject({ title: POST_CALL.title, revision: 1 })
    expect(stored.sections).toMatchObject([{ sectionText: 'One text' }, { sectionText: 'changed' }, {}])
    // The published post is unchanged.
    expect((await app.get(`/api/blogs/${id}`)).json().sections[1].sectionText).toBe('Two text')

    const second = await patch(app, address, `"${id}.1"`, operations)
    expect([second.status, second.json().edit]).toEqual([412, edit])
    // `If-Match` may name two versions: the edit that was read, and the one that an unanswered save may have created.
    const either = (value: string) =>
      patch(app, address, `"${id}.edit.${edit}", "${id}.edit.${edit + 1}"`, [
        { op: 'replace', path: '/tagline', value },
      ])
    expect([(await either('one')).json().edit, (await either('two')).json().edit]).toEqual([edit + 1, edit + 2])
    expect((await either('three')).status).toBe(412)

    await app.send('DELETE', address, undefined, { 'If-Match': '*' })
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'Saved meanwhile', revision: 1 })
    const late = await patch(app, address, `"${id}.1"`, operations)
    expect([late.status, late.json().revision, late.json().current.tagline]).toEqual([412, 2, 'Saved meanwhile'])
    const anew = (await patch(app, address, `"${id}.2"`, operations)).json()
    // Numbers of discarded edits are not used again.
    expect([anew.revision, anew.edit > edit]).toEqual([2, true])
  })
})

function patch({ send }: Writer, address: string, ifMatch: string | null, operations: unknown) {
  const headers = { 'Content-Type': 'application/json-patch+json', ...(ifMatch !== null && { 'If-Match': ifMatch }) }
  return send('PATCH', address, operations, headers)
}
