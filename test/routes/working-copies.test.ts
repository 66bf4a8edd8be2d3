import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, signedIn, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

const JSON_PATCH = { 'Content-Type': 'application/json-patch+json' }
const ID = 'p_aaaaabbbbbcccccddddd'

/** Saves the working copy of a post over what `seen` names: revisions, edits as `edit.1`, and saves as `save.key`. */
function copyOf(app: Pick<Writer, 'send'>, id: string) {
  const address = `/api/blogs/${id}/edit`
  const headers = (seen: string, key?: string) => ({
    'If-Match': seen
      .split(' ')
      .map((each) => `"${id}.${each}"`)
      .join(', '),
    ...(key && { 'Idempotency-Key': key }),
  })
  return {
    get: () => app.send('GET', address),
    discard: (seen: string) => app.send('DELETE', address, undefined, headers(seen)),
    put: (seen: string, change: object, key?: string) => app.send('PUT', address, change, headers(seen, key)),
    patch: (seen: string, tagline: string, key?: string) => {
      const patch = [{ op: 'replace', path: '/tagline', value: tagline }]
      return app.send('PATCH', address, patch, { ...headers(seen, key), ...JSON_PATCH })
    },
  }
}

describeServer('The working copy of a published post', (open) => {
  it('is seen by nobody but administrators until the post is updated with it', async () => {
    await using app = await openKeeperApp(open)
    const { id, path } = await createPost(app.send)
    const copy = copyOf(app, id)
    expect((await copy.get()).status).toBe(404)
    expect((await app.send('PUT', `/api/blogs/${id}/edit`, {})).status).toBe(428)
    const first = await copy.put('1', { tagline: 'an unseen caption', announce: true })
    const { edit } = first.json()
    expect([first.status, first.json().tagline, first.json().announce]).toEqual([200, 'an unseen caption', undefined])

    for (const target of ['/', path, '/feed.xml', `/api/blogs/${id}`, '/api/blogs?q=unseen'])
      expect((await app.get(target)).body, target).not.toContain('an unseen caption')
    expect((await app.get(`/api/blogs/${id}/edit`)).status).toBe(401)
    const reader = await withToken(app, ['posts:read'])
    expect((await copyOf(reader, id).get()).json().tagline).toBe('an unseen caption')
    expect((await reader.send('DELETE', `/api/blogs/${id}/edit`)).status).toBe(403)

    const change = { tagline: 'an unseen caption', revision: 1, edit }
    expect((await app.send('PATCH', `/api/blogs/${id}`, change)).json().tagline).toBe('an unseen caption')
    expect((await copy.get()).status).toBe(404)
  })

  it('is not overwritten by one that did not see it, nor published away', async () => {
    await using app = await openKeeperApp(open)
    const { id } = await createPost(app.send)
    const copy = copyOf(app, id)
    const seen = (await copy.put('1', { tagline: 'from the phone' })).json().edit
    const refused = await copy.put('1', { tagline: 'from the laptop' })
    expect([refused.status, refused.json()]).toMatchObject([
      412,
      {
        revision: 1,
        edit: seen,
        current: { tagline: 'from the phone', status: 'published' },
        updatedBy: 'keeper@den.example',
      },
    ])
    const { edit } = (await copy.put(`1 edit.${seen}`, { tagline: 'from the phone again' })).json()
    expect(edit).toBeGreaterThan(seen)
    // An update with the first of both leaves the second, and so does a discard.
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'from the phone', revision: 1, edit: seen })
    const kept = await copy.discard(`edit.${seen}`)
    expect([kept.status, kept.json().edit, kept.json().current.tagline]).toEqual([412, edit, 'from the phone again'])
    expect((await copy.get()).json()).toMatchObject({ edit, revision: 1 })
    expect((await app.send('DELETE', `/api/blogs/${id}/edit`)).status).toBe(428)
    expect((await copy.discard(`edit.${edit}`)).status).toBe(204)
    expect((await copy.discard(`edit.${edit}`)).status).toBe(404)

    // Without one, the post itself may be newer than what the writer saw.
    const late = await copy.put(`1 edit.${edit}`, { tagline: 'late' })
    expect([late.status, late.json().edit, late.json().current.tagline]).toEqual([412, undefined, 'from the phone'])
    // One that was discarded is made again, whole.
    expect((await copy.patch(`edit.${edit}`, 'anew')).status).toBe(404)
    const anew = await copy.put(`2 edit.${edit}`, { tagline: 'anew' })
    // Its number is not that of the one that was discarded.
    expect([anew.status, anew.json().edit > seen, anew.json().revision]).toEqual([200, true, 2])
  })

  it('may be unfinished, names bad fields, and goes with its post', async () => {
    await using app = await openKeeperApp(open)
    const { id } = await createPost(app.send)
    const { put, get } = copyOf(app, id)
    expect((await put('1', { tagline: 'x'.repeat(10_001) })).json().errors).toHaveProperty('tagline')
    const picture = '/media/0123456789abcdef0123456789abcdef.jpg'
    expect((await put('1', { articleImage: picture })).json().errors).toHaveProperty('articleImage')
    expect((await put('1', { title: '', author: '' })).status).toBe(200)
    const none = copyOf(app, 'p_none')
    expect([(await none.get()).status, (await none.put('1', {})).status]).toEqual([404, 404])
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await get()).status).toBe(404)
    await app.send('POST', `/api/blogs/${id}/restore`)
    expect((await get()).json().title).toBe('')
    await app.send('DELETE', `/api/blogs/${id}?forever=1`)
    expect((await get()).status).toBe(404)
  })
})

describeServer('The working copy of an unpublished post', (open) => {
  it('is the post: with its status, its rules and its revision', async () => {
    await using app = await openKeeperApp(open)
    const scheduled = { ...POST_CALL, status: 'scheduled', publishAt: '2097-01-01T00:00:00Z' }
    const { id } = (await app.send('POST', '/api/blogs', scheduled)).json()
    const copy = copyOf(app, id)
    const saved = await copy.patch('1', 'changed')
    expect([saved.headers.etag, saved.json()]).toMatchObject([
      `"${id}.2"`,
      { tagline: 'changed', status: 'scheduled', revision: 2, edit: 0, announce: false },
    ])
    expect((await copy.get()).json()).toEqual(saved.json())
    // It comes out by itself, so it has to stay ready.
    expect(Object.keys((await copy.put('2', { title: '' })).json().errors)).toEqual(['title'])
    const late = await copy.patch('1', 'late')
    expect([late.status, late.json().current]).toMatchObject([412, { status: 'scheduled', tagline: 'changed' }])
    await app.send('PATCH', `/api/blogs/${id}`, { status: 'draft', revision: 2 })
    expect((await copy.put('3', { title: '', announce: true })).json()).toMatchObject({ title: '', announce: true })
    // Once it is out, a form that saw the draft changes nothing.
    await app.send('PATCH', `/api/blogs/${id}`, { ...POST_CALL, announce: false, status: 'published', revision: 4 })
    expect((await copy.patch('4', 'late')).json().current).toMatchObject({ status: 'published' })
    expect((await copy.get()).status).toBe(404)
  })

  it('is made under an id that the form chooses, once', async () => {
    await using app = await openKeeperApp(open)
    const copy = copyOf(app, ID)
    expect((await copy.patch('0', 'nothing to patch')).status).toBe(404)
    expect((await copyOf(app, 'p_short').put('0', {})).status).toBe(404)
    const made = await copy.put('0', { title: 'Begun' }, 'key-of-the-first')
    expect([made.status, made.headers.etag, made.json()]).toMatchObject([
      201,
      `"${ID}.1"`,
      { title: 'Begun', status: 'draft', revision: 1 },
    ])
    const other = await copy.put('0', { title: 'Begun elsewhere' })
    expect([other.status, other.json().current.title]).toEqual([412, 'Begun'])
    await app.send('DELETE', `/api/blogs/${ID}`)
    expect((await copy.put('0', { title: 'Again' })).status).toBe(404)
  })
})

describeServer('A save whose answer was lost', (open) => {
  it('is repeated without a change, and saved over by who names it', async () => {
    await using app = await openKeeperApp(open)
    const copy = copyOf(app, ID)
    await copy.put('0', { tagline: 'one' }, 'key-number-one')
    const again = await copy.put('0', { tagline: 'one' }, 'key-number-one')
    expect([again.status, again.json()]).toMatchObject([200, { tagline: 'one', revision: 1 }])
    const next = await copy.put('0 save.key-number-one', { tagline: 'two' }, 'key-number-two')
    expect([next.status, next.json()]).toMatchObject([200, { tagline: 'two', revision: 2 }])
    // The first arrives after the second.
    expect((await copy.put('0', { tagline: 'one' }, 'key-number-one')).status).toBe(412)
    await copy.patch('2', 'from elsewhere')
    const refused = await copy.patch('1 save.key-number-two', 'over it')
    expect([refused.status, refused.json().current.tagline]).toEqual([412, 'from elsewhere'])

    // Likewise of a publication, and of the changes of the published post.
    const change = { ...POST_CALL, status: 'published' }
    const publish = (seen: string, key: string) =>
      app.send('PATCH', `/api/blogs/${ID}`, change, { 'If-Match': `"${ID}.${seen}"`, 'Idempotency-Key': key })
    const published = await publish('3', 'key-publication')
    const repeated = await publish('3', 'key-publication')
    expect([repeated.status, repeated.json()]).toEqual([200, published.json()])
    const first = await copy.patch('3 save.key-publication', 'changed', 'key-of-an-edit')
    expect((await copy.patch('4', 'changed', 'key-of-an-edit')).json()).toEqual(first.json())
    const second = await copy.patch('4 save.key-of-an-edit', 'changed again')
    expect([second.status, second.json().edit]).toEqual([200, first.json().edit + 1])
    expect((await copy.patch('4', 'a', 'short')).status).toBe(400)
  })

  it('is discarded, and published, by who names it', async () => {
    await using app = await openKeeperApp(open)
    const { id } = await createPost(app.send)
    const copy = copyOf(app, id)
    await copy.patch('1', 'one', 'key-number-one')
    expect((await copy.discard('1')).status).toBe(412)
    expect((await copy.discard('1 save.key-number-one')).status).toBe(204)
    await copy.patch('1', 'two', 'key-number-two')
    const seen = { 'If-Match': `"${id}.1", "${id}.save.key-number-two"` }
    await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'two', status: 'published', edit: 0 }, seen)
    expect((await copy.get()).status).toBe(404)
  })

  it('is known to its account alone, and by its key another body is saved over it', async () => {
    await using app = await openKeeperApp(open)
    const { id } = await createPost(app.send)
    const copy = copyOf(app, id)
    await copy.put('1', { tagline: 'one' }, 'one-and-the-same')
    expect((await copy.put('1', { tagline: 'two' }, 'one-and-the-same')).json().tagline).toBe('two')
    const editor = await signedIn(app, { email: 'anna@den.example', password: 'crypt-lantern-77-owl' }, 'editor')
    const other = copyOf(editor, id)
    expect((await other.put('1', { tagline: 'hers' }, 'one-and-the-same')).status).toBe(412)
    expect((await other.put('1 save.one-and-the-same', { tagline: 'hers' })).status).toBe(412)
    expect((await copy.get()).json().tagline).toBe('two')
  })

  it('that changed the status is not saved over by a form of the other status', async () => {
    await using app = await openKeeperApp(open)
    const copy = copyOf(app, ID)
    await copy.put('0', { ...POST_CALL, status: 'draft' })
    const change = (seen: string, key: string, body: object) =>
      app.send('PATCH', `/api/blogs/${ID}`, body, { 'If-Match': `"${ID}.${seen}"`, 'Idempotency-Key': key })
    const changes = [
      ['draft', { status: 'scheduled', publishAt: '2097-01-01T00:00:00Z' }],
      ['scheduled', { status: 'draft' }],
      ['draft', { status: 'published' }],
      ['published', { status: 'draft' }],
    ] as const
    for (const [index, [status, body]] of changes.entries()) {
      const [seen, key] = [String(index + 1), `key-number-${index}`]
      expect((await change(seen, key, body)).status, key).toBe(200)
      const late = await copy.put(`${seen} save.${key}`, { tagline: 'late', status })
      expect([late.status, late.json().current.status], key).toEqual([412, body.status])
    }
    // The form of the published post is updated after all: it is out again.
    const updated = await change('5', 'key-number-9', { tagline: 'updated', status: 'published', edit: 0 })
    expect([updated.status, updated.json().status, updated.json().tagline]).toEqual([200, 'published', 'updated'])
    expect((await copyOf(app, 'p_bbbbbcccccdddddeeeee').put('0', [])).status).toBe(422)
  })

  it('is saved over where both arrive at once', async () => {
    await using app = await openKeeperApp(open)
    const copy = copyOf(app, ID)
    const saves = [copy.put('0', { tagline: 'first' }, 'key-number-one')]
    saves.push(copy.put('0 save.key-number-one', { tagline: 'last' }, 'key-number-two'))
    const [first, last] = await Promise.all(saves)
    expect([201, 412]).toContain(first!.status)
    expect([200, 201]).toContain(last!.status)
    expect((await copy.get()).json().tagline).toBe('last')
  })
})

/** A new post. */
async function createPost(send: Writer['send']) {
  return (await send('POST', '/api/blogs', POST_CALL)).json()
}
