import { expect, it } from 'vitest'
import type { Reply } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput, RATINGS, section } from '#test/support/posts.ts'

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
const CHANNELS = ['/', '/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/api/blogs', '/api/collections/blogs']

describeServer('A preview link', (open) => {
  it('shows a draft as its readers will see it, and keeps it to those who have the link', async () => {
    const jpeg = await drawing('jpeg')
    await using app = await openKeeperApp(open, { posts: [postInput({ title: 'The Fog' })], pictures: [jpeg] })
    const sections = [section({ sectionTitle: 'Alone', sectionText: 'With *one* word' }), section()]
    const draft = { ...POST_CALL, status: 'draft', articleImage: addressOf(jpeg, 'jpeg'), sections, ratings: RATINGS }
    const { id } = (await app.send('POST', '/api/blogs', draft)).json()
    const made = await app.send('POST', `/api/blogs/${id}/preview`)
    const { url, expiresAt } = made.json()
    expect([made.status, Date.parse(expiresAt) > Date.now()]).toEqual([201, true])
    const target = url.slice(app.services.config.siteUrl.length)

    for (let visit = 0; visit < 2; visit++) {
      const page = await app.get(target)
      expect([page.status, page.headers]).toMatchObject([200, PRIVATE])
      for (const text of [
        POST_CALL.title,
        '<em>one</em>',
        'Mara Vell</span>',
        'Overall',
        addressOf(jpeg, 'jpeg'),
        'The Fog',
      ])
        expect(page.body).toContain(text)
      expect(page.body.match(/<section class="section">/g)).toHaveLength(1)
      expect(page.body).toContain('<meta name="robots" content="noindex"/>')
      expect(page.body).not.toMatch(/rel="canonical"|ld\+json|property="og:/)
    }
    // What is saved is shown, at once.
    await app.send('PATCH', `/api/blogs/${id}`, { title: 'Summerisle' }, { 'If-Match': '*' })
    expect((await app.get(target)).body).toContain('Summerisle')
    for (const channel of CHANNELS) expect((await app.get(channel)).body, channel).not.toMatch(/Summerisle|preview/)
    expect(app.log.filter((line) => JSON.stringify(line).includes(target.split('/').at(-1)!))).toEqual([])
    expect(app.log.some((line) => line.url === '/preview/…')).toBe(true)

    await app.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, { 'If-Match': '*' })
    expect((await app.get(target)).headers).toMatchObject(PRIVATE)
    expect((await app.get(target)).body).not.toMatch(/rel="canonical"/)
  })

  it('shows a published post with the changes that readers do not see yet', async () => {
    await using app = await openKeeperApp(open)
    const { id, path } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const target = new URL((await app.send('POST', `/api/blogs/${id}/preview`)).json().url).pathname
    expect((await app.get(target)).body).toContain(POST_CALL.tagline)
    const headers = { 'If-Match': `"${id}.1"`, 'Content-Type': 'application/json-patch+json' }
    const change = [{ op: 'replace', path: '/tagline', value: 'Not out yet' }]
    expect((await app.send('PATCH', `/api/blogs/${id}/edit`, change, headers)).status).toBe(200)
    const page = await app.get(target)
    expect([page.status, page.headers]).toMatchObject([200, PRIVATE])
    expect(page.body).toContain('Not out yet')
    for (const channel of [...CHANNELS, path]) expect((await app.get(channel)).body, channel).not.toMatch(/Not out yet/)
    await app.send('DELETE', `/api/blogs/${id}/edit`, undefined, { 'If-Match': '*' })
    expect((await app.get(target)).body).not.toContain('Not out yet')
  })

  it('shows a draft in which nothing is written yet', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft' })).json()
    const { url } = (await app.send('POST', `/api/blogs/${id}/preview`)).json()
    const page = await app.get(new URL(url).pathname)
    expect([page.status, /<title>(.*?)<\/title>/.exec(page.body)?.[1]]).toEqual([200, 'Untitled'])
    expect(page.body).not.toMatch(/By:|Published/)
    // The server draws covers of published posts only.
    expect(page.body).not.toContain(`/covers/${id}`)
  })

  it('says the same of a token that has ended as of one that never was', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput()] })
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft', title: 'Summerisle' })).json()
    const link = async () => new URL((await app.send('POST', `/api/blogs/${id}/preview`)).json().url).pathname
    const [replaced, ended] = [await link(), await link()]
    expect((await app.send('DELETE', `/api/blogs/${id}/preview`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/blogs/${id}/preview`)).status).toBe(404)
    const late = await link()
    await app.database.write.updateTable('preview_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute()
    const shown = ({ status, headers, body }: Reply) => [status, { ...headers, date: '', 'x-request-id': '' }, body]
    const never = shown(await app.get('/preview/never'))
    expect(never).toMatchObject([404, PRIVATE, expect.stringContaining('Newest posts')])
    for (const target of [replaced, ended, late]) expect(shown(await app.get(target))).toEqual(never)
  })

  it('is made and ended by administrators and their programs alone', async () => {
    await using app = await openKeeperApp(open)
    const { id } = (await app.send('POST', '/api/blogs', { status: 'draft' })).json()
    const address = `/api/blogs/${id}/preview`
    const [reader, writer] = [await withToken(app, ['posts:read']), await withToken(app, ['posts:write'])]
    for (const [method, done] of [
      ['POST', 201],
      ['DELETE', 204],
    ] as const) {
      expect((await app.get(address, { method })).status).toBe(401)
      expect((await reader.send(method, address)).status).toBe(403)
      expect((await writer.send(method, address)).status).toBe(done)
    }
    for (const name of ['p_none', '%00']) {
      expect((await app.send('POST', `/api/blogs/${name}/preview`)).status).toBe(404)
      expect((await app.send('DELETE', `/api/blogs/${name}/preview`)).status).toBe(404)
    }
    expect((await app.send('GET', address)).status).toBe(405)
  })
})
