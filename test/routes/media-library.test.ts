import { expect, it } from 'vitest'
import { cardAddress, uprightAddress } from '#domain/pictures/picture.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { openKeeperApp, openTokenApp } from '#test/support/identity/administrator.ts'
import { addressOf, canvas } from '#test/support/pictures.ts'
import { POST_CALL, postInput, section } from '#test/support/posts.ts'

const bytes = await canvas(1600, 900).jpeg().toBuffer()
const address = addressOf(bytes, 'jpeg')
const call = address.replace('/media/', '/api/media/')
const post = postInput({
  title: 'The Lighthouse',
  path: '/blogs/lighthouse',
  articleImage: address,
  articleImageAlt: '',
  sections: [
    section({ sectionTitle: 'The lamp', sectionText: `![](${address})\n\n![own](${address})`, sectionImage: address }),
  ],
})
const options = { posts: [post], pictures: [bytes] }

describeServer('GET /api/media', (open) => {
  it('lists pictures with what uses them, as the screen does', async () => {
    await using app = await openKeeperApp(open, options)
    const answer = (await app.send('GET', '/api/media')).json()
    expect(answer).toMatchObject({ page: 1, pages: 1, total: 1 })
    expect(answer.pictures).toEqual([
      expect.objectContaining({
        address,
        bytes: bytes.byteLength,
        file: { width: 1600, height: 900, byteLength: bytes.byteLength },
        uses: [{ id: expect.any(String), title: 'The Lighthouse', status: 'published' }],
        hasMoreUses: false,
        earlierUse: null,
        removedFrom: null,
      }),
    ])
    const screen = await app.send('GET', '/admin/media')
    expect(screen.status).toBe(200)
    expect(screen.body).toContain('The Lighthouse</a>')
  })

  it('says so when there is none', async () => {
    await using app = await openKeeperApp(open)
    expect((await app.send('GET', '/api/media')).json()).toEqual({ pictures: [], page: 1, pages: 1, total: 0 })
    expect((await app.send('GET', '/admin/media')).body).toContain('Nothing on film yet')
  })

  it('follows a post through its states', async () => {
    await using app = await openKeeperApp(open, options)
    const only = async () => (await app.send('GET', '/api/media')).json().pictures[0]
    const [{ id }] = (await only()).uses
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await only()).uses).toEqual([{ id, title: 'The Lighthouse', status: 'trashed' }])
    await app.send('DELETE', `/api/blogs/${id}?forever=1`)
    expect((await only()).uses).toEqual([])
    const draft = await app.send('POST', '/api/blogs', { status: 'draft', title: 'Again', articleImage: address })
    const used = { id: draft.json().id, title: 'Again', status: 'draft' }
    expect((await only()).uses).toEqual([used])
    const headers = { 'If-Match': '*' }
    const published = { ...POST_CALL, title: 'Again', articleImage: address, status: 'published' }
    expect((await app.send('PATCH', `/api/blogs/${used.id}`, published, headers)).status).toBe(200)
    await app.send('PATCH', `/api/blogs/${used.id}`, { articleImage: '' }, headers)
    expect(await only()).toMatchObject({ uses: [], earlierUse: { ...used, status: 'published' } })
  })

  it('is for administrators, and takes page numbers only', async () => {
    await using app = await openTestApp(open, options)
    expect((await app.get('/api/media')).status).toBe(401)
    expect((await app.get('/admin/media')).body).not.toContain('The Lighthouse')
    await using keeper = await openKeeperApp(open, options)
    for (const page of ['0', 'x', '1.5', '-1'])
      expect((await keeper.send('GET', `/api/media?page=${page}`)).json().errors).toEqual({ page: expect.any(String) })
    expect((await keeper.send('GET', '/api/media?page=9')).json()).toMatchObject({ page: 1, total: 1 })
    const moved = await keeper.send('GET', '/admin/media?page=9')
    expect([moved.status, moved.headers.location]).toEqual([302, '/admin/media'])
  })
})

describeServer('PATCH /api/media/:name', (open) => {
  it('describes a picture wherever a post does not', async () => {
    await using app = await openKeeperApp(open, options)
    expect(attributesOf((await app.get('/blogs/lighthouse')).body, 'alt')).toEqual([
      'The Lighthouse',
      'The lamp',
      '',
      'own',
    ])
    const answer = await app.send('PATCH', call, { description: 'A lamp in fog' })
    expect([answer.status, answer.json().description]).toEqual([200, 'A lamp in fog'])
    const page = await app.get('/blogs/lighthouse')
    expect(attributesOf(page.body, 'alt')).toEqual([...Array(3).fill('A lamp in fog'), 'own'])
  })

  it('sets the point that crops keep, at once and in every cut', async () => {
    await using app = await openKeeperApp(open, options)
    const before = await Promise.all(['/', '/blogs/lighthouse'].map((page) => app.get(page)))
    for (const { body } of before) expect(body).not.toMatch(/focal|-at-/)
    const focalPoint = { x: 32, y: 5 }
    expect((await app.send('PATCH', call, { focalPoint })).json().focalPoint).toEqual(focalPoint)
    for (const page of ['/', '/blogs/lighthouse']) {
      const { body } = await app.get(page)
      expect(body, page).toContain('focal focal--x32 focal--y4 focal--y1')
      expect(body, page).toContain(`${uprightAddress(address, 480, focalPoint)} 480w`)
      expect(body, page).toContain(`${cardAddress(address, focalPoint)}"`)
    }
    const card = await app.get(cardAddress(address, focalPoint))
    expect([card.status, card.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    for (const point of [undefined, { x: 1, y: 1 }]) {
      const other = await app.get(cardAddress(address, point))
      expect(other.status).toBe(302)
      expect(other.headers).toMatchObject({
        location: cardAddress(address, focalPoint),
        'cache-control': 'no-cache',
        // Or a mail program on the web could not follow.
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
    await app.send('PATCH', call, { focalPoint: null })
    expect((await app.get('/blogs/lighthouse')).body).toBe(before[1]!.body)
  })

  it('refuses in words what it cannot take', async () => {
    await using app = await openKeeperApp(open, options)
    const PERCENT = 'A focal point has two whole percents from 0 to 100, x and y'
    for (const [body, errors] of [
      [{ description: 7 }, { description: 'The description is a text' }],
      [{ description: 'x'.repeat(10_001) }, { description: 'The description is longer than 10,000 bytes' }],
      [{ focalPoint: { x: 101, y: 0 } }, { 'focalPoint.x': PERCENT }],
      [{ focalPoint: { x: 1, y: 0.5 } }, { 'focalPoint.y': PERCENT }],
      [{ focalPoint: { x: 1 } }, { 'focalPoint.y': PERCENT }],
      [{ focalPoint: 'left' }, { focalPoint: PERCENT }],
    ] as const) {
      const reply = await app.send('PATCH', call, body)
      expect([reply.status, reply.json().errors]).toEqual([422, errors])
    }
    expect((await app.send('PATCH', call, { colour: 'red' })).status).toBe(422)
    for (const name of [`${'0'.repeat(32)}.jpg`, 'x', `${call.slice(11, 43)}.png`])
      expect((await app.send('PATCH', `/api/media/${name}`, { description: 'x' })).status).toBe(404)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const reply = await app.send(method, call, {})
      expect([reply.status, reply.headers.allow]).toEqual([405, 'PATCH'])
    }
  })

  it('is for administrators and tokens that may write pictures', async () => {
    await using app = await openTokenApp(open, options)
    expect((await app.get(call, { method: 'PATCH', body: '{}' })).status).toBe(401)
    expect((await app.send('PATCH', call, { description: 'By a program' })).status).toBe(200)
  })
})
