import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { KEEPER, signedIn } from '#test/support/identity/administrator.ts'

const POST = {
  type: 'post',
  status: 'published',
  visibility: 'public',
  featured: 0,
  html: '<p>Slow.</p>',
  created_at: '2019-10-01T08:00:00.000Z',
  published_at: '2019-10-31T20:00:00.000Z',
}
const GHOST = JSON.stringify({
  meta: { version: '5.80.0' },
  data: {
    posts: [
      { ...POST, id: '1', uuid: 'u-1', title: 'The Shining', slug: 'the-shining' },
      { ...POST, id: '2', uuid: 'u-2', title: 'For members', slug: 'members', visibility: 'paid' },
      { ...POST, id: '3', uuid: 'u-3', title: '', slug: '', html: '' },
    ],
  },
})
const OCTETS = { 'Content-Type': 'application/octet-stream' }

describeServer('imports by calls', (open) => {
  async function opened() {
    const database = await open()
    const folder = join(database.config.dataDir, 'imports')
    mkdirSync(join(folder, 'm_left', 'file'), { recursive: true })
    writeFileSync(join(folder, 'm_left', 'file', 'old.json'), '{}')
    utimesSync(join(folder, 'm_left'), new Date(0), new Date(0))
    const app = await openTestApp(async () => database)
    const owner = await signedIn(app)
    const upload = (name: string, body: string, address = '/api/imports', method = 'POST') =>
      owner.send(method, `${address}?name=${encodeURIComponent(name)}`, body, OCTETS)
    const status = async (id: string, query = '') => (await owner.send('GET', `/api/imports/${id}${query}`)).json()
    return {
      app,
      owner,
      folder,
      upload,
      status,
      async ended(id: string, step: 'check' | 'run', body?: unknown) {
        const begun = await owner.send('POST', `/api/imports/${id}/${step}`, body)
        expect([begun.status, begun.headers.location]).toEqual([202, `/api/imports/${id}`])
        await expect.poll(async () => (await status(id)).state).not.toBe('running')
        return status(id)
      },
      [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
    }
  }

  it('are uploaded, looked through, carried out and written down, and leave no file', async () => {
    await using den = await opened()
    const { app, owner, folder, upload } = den
    expect(readdirSync(folder)).toEqual([])
    const { id, ...uploaded } = (await upload('../../blog.json', GHOST)).json()
    expect(uploaded).toMatchObject({
      file: { name: 'blog.json', bytes: GHOST.length },
      step: 'upload',
      state: 'waiting',
    })
    expect(readdirSync(join(folder, id, 'file'))).toEqual(['blog.json'])
    expect((await owner.send('POST', `/api/imports/${id}/run`)).status).toBe(409)

    const checked = await den.ended(id, 'check', {})
    expect(checked).toMatchObject({
      step: 'check',
      state: 'done',
      handled: 3,
      counts: { new: 2, refused: 1, noted: 2 },
    })
    expect(checked.report.lines[0]).toMatchObject({ title: 'The Shining', outcome: 'new', path: '/blogs/the-shining' })
    expect((await den.status(id, '?show=refused')).report).toMatchObject({ total: 1, lines: [{ outcome: 'refused' }] })
    expect((await den.status(id, '?page=2')).report).toMatchObject({ total: 3, page: 2, pages: 1, lines: [] })
    expect((await app.get('/blogs/the-shining')).status).toBe(404)

    expect(await den.ended(id, 'run')).toMatchObject({ step: 'import', state: 'done', total: 3, counts: { new: 2 } })
    expect((await app.get('/blogs/the-shining')).status).toBe(200)
    expect((await app.get('/blogs/members')).status).toBe(404)
    expect((await den.status(id)).report.lines[0]).toMatchObject({ account: KEEPER.email })
    expect((await app.get('/the-shining/')).headers.location).toBe('/blogs/the-shining')
    expect(readdirSync(folder)).toEqual([])
    const [entry] = (await owner.send('GET', '/api/audit')).json().entries
    expect(entry).toMatchObject({ what: 'posts.imported', who: KEEPER.email, network: '127.0.0.0/24' })
    expect(entry.about).toMatch(/^2 posts made, 0 changed/)
    expect((await owner.send('GET', '/api/imports')).json().current).toMatchObject({ id, state: 'done' })

    const again = (await upload('blog.json', GHOST)).json()
    expect((await owner.send('GET', `/api/imports/${id}`)).status).toBe(404)
    expect(await den.ended(again.id, 'check', {})).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2 } })
    expect((await owner.send('DELETE', `/api/imports/${again.id}`)).status).toBe(204)
    expect([readdirSync(folder), (await owner.send('GET', '/api/imports')).json()]).toEqual([[], { current: null }])
  })

  it('leave a report to work with, which undoes them after the password was typed', async () => {
    await using den = await opened()
    const { app, owner, upload } = den
    const { id } = (await upload('blog.json', GHOST)).json()
    await den.ended(id, 'check', {})
    await den.ended(id, 'run')
    const address = `/api/import-reports/${id}`
    const report = async (query = '') => (await owner.send('GET', `${address}${query}`)).json()
    expect((await owner.send('GET', '/api/import-reports')).json().reports).toMatchObject([
      { id, fileName: 'blog.json', startedBy: KEEPER.email, problem: null },
    ])
    expect(await report()).toMatchObject({
      total: 3,
      pages: 1,
      parts: { all: 3, open: 2, refused: 1 },
      entries: [
        { line: { title: 'The Shining', outcome: 'new' }, now: { status: 'published', isTrashed: false } },
        { line: { title: 'For members' }, now: { status: 'draft' } },
        { line: { outcome: 'refused' }, now: null },
      ],
    })
    expect((await owner.send('PATCH', `${address}/entries/1`, { isLookedAt: true })).status).toBe(204)
    expect((await owner.send('PATCH', `${address}/entries/9`, { isLookedAt: true })).status).toBe(404)
    expect((await owner.send('PATCH', `${address}/entries/0`, {})).status).toBe(422)
    expect((await report('?show=open')).entries.map((entry: { position: number }) => entry.position)).toEqual([2])
    expect((await owner.send('GET', `${address}?show=x`)).status).toBe(422)
    const file = await owner.send('GET', `${address}/file?as=csv&show=refused`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="import-report.csv"')
    expect(file.body.split('\r\n')).toHaveLength(3)
    expect((await owner.send('GET', `${address}/file?as=pdf`)).status).toBe(422)
    expect((await app.get(`${address}/file?as=csv`)).status).toBe(401)

    expect((await owner.send('GET', `${address}/undo`)).status).toBe(404)
    expect((await owner.send('POST', `${address}/undo`)).status).toBe(202)
    await expect
      .poll(async () => (await owner.send('GET', `${address}/undo`)).json())
      .toEqual({ state: 'done', handled: 2, total: 2, takenBack: 2, problem: null })
    expect((await app.get('/blogs/the-shining')).status).toBe(404)
    // As every address that was never one.
    expect((await app.get('/the-shining/')).headers.location).toBe('/')
    const [entry] = (await owner.send('GET', '/api/audit')).json().entries
    expect(entry).toMatchObject({
      what: 'posts.import-undone',
      who: KEEPER.email,
      about: 'blog.json: 2 taken back, 0 stay',
    })
    expect((await report()).undoneAt).not.toBeNull()
    expect((await owner.send('DELETE', address)).status).toBe(204)
    expect((await owner.send('GET', address)).status).toBe(404)
    expect((await owner.send('POST', `${address}/undo`)).status).toBe(404)
  })

  it('take larger files than other calls, and say in words what they cannot take', async () => {
    await using den = await opened()
    const { owner, upload, folder } = den
    const large = (await upload('blog.json', 'x'.repeat(34_000_000))).json()
    expect(large.file.bytes).toBe(34_000_000)
    const failed = await den.ended(large.id, 'check', { format: 'ghost' })
    expect(failed).toMatchObject({ state: 'failed', format: 'ghost', problem: expect.stringContaining('blog.json') })
    expect((await owner.send('POST', `/api/imports/${large.id}/run`)).status).toBe(409)
    expect((await owner.send('POST', `/api/imports/${large.id}/check`, { format: 'x' })).status).toBe(422)

    // The rest of the body never comes, so nothing else can be asked on this connection.
    const tooLarge = await owner.send('POST', '/api/imports?name=x.zip', '', {
      Connection: 'close',
      ...OCTETS,
      'Content-Length': '2000000001',
    })
    expect([tooLarge.status, tooLarge.json().detail]).toEqual([413, expect.stringContaining('./den import')])
    expect((await upload('', 'x')).status).toBe(422)
    expect((await upload('empty.json', '')).status).toBe(422)
    expect(readdirSync(folder)).toEqual([large.id])

    const pictures = await upload('images.zip', 'none', `/api/imports/${large.id}/pictures`, 'PUT')
    expect([pictures.status, pictures.json().pictures]).toEqual([200, { name: 'images.zip', bytes: 4 }])
    expect((await upload('images.zip', 'none', '/api/imports/m_none/pictures', 'PUT')).status).toBe(404)
  })
})
