import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'

describeServer('An address that an imported post had elsewhere', (open) => {
  it('leads to the post for good, with and without a slash, while readers may see it', async () => {
    // The app disposes of it.
    const database = await open()
    const head = '---\ntitle: Ärger\ndate: 2019-10-31\naliases: [/2019/10/ärger/, /search, /blogs/alt]\n---\nText.\n'
    const draft = '---\ntitle: Draft\ndraft: true\naliases: /secret/\n---\nText.\n'
    await imported(database, folderOf({ 'ärger.md': head, 'draft.md': draft }))
    await using app = await openTestApp(async () => database)
    for (const address of ['/2019/10/%C3%A4rger/', '/2019/10/ärger', '/2019/10/%C3%A4rger?utm=x', '/blogs/alt']) {
      const answer = await app.get(encodeURI(decodeURI(address)))
      expect([address, answer.status, answer.headers.location]).toEqual([address, 301, '/blogs/%C3%A4rger'])
    }
    expect((await app.get('/search')).status).toBe(200)
    const hidden = await app.get('/secret/')
    expect([hidden.status, hidden.headers.location]).toEqual([302, '/'])
  })
})

describeServer('An address of a picture elsewhere', (open) => {
  it('leads to the picture, also below /assets/', async () => {
    const database = await open()
    const text = '---\ntitle: A\ndate: 2019-10-31\n---\n![x](/assets/img/hall.png)\n'
    await imported(database, folderOf({ 'a.md': text, 'assets/img/hall.png': await drawing('png') }))
    await using app = await openTestApp(async () => database)
    const { status, headers } = await app.get('/assets/img/hall.png')
    expect([status, headers.location]).toEqual([301, expect.stringMatching(/^\/media\/\w+\.png$/)])
    expect((await app.get(headers.location!)).status).toBe(200)
    expect((await app.get('/assets/img/none.png')).status).toBe(404)
  })
})

describeServer('Redirects by calls', (open) => {
  it('count at once, for addresses of articles and files as well, but hide no page', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ path: '/blogs/Here' })] })
    const led = async (address: string) => {
      const { status, headers } = await app.get(address)
      return [status, headers.location]
    }
    const add = (path: string, target: string) => app.send('POST', '/api/redirects', { path, target })
    for (const path of ['/old', '/old.php', '/blogs/gone']) {
      expect((await led(path))[0]).not.toBe(301)
      expect((await add(path, '/films?x=1')).status).toBe(201)
      expect(await led(path)).toEqual([301, '/films?x=1'])
    }
    expect(await led('/blogs/Here')).toEqual([200, undefined])
    for (const path of ['/blogs/Here', '/films', '/category/x', '/archive/2019/10', '/tag/x', '/feed.xml', '/media/x'])
      expect([path, (await add(path, '/ratings')).status]).toEqual([path, 422])

    const change = await app.send('PATCH', '/api/redirects?path=/old', { target: '/blogs/Here' })
    expect(change.json()).toMatchObject({ path: '/old', target: '/blogs/Here', post: { title: expect.any(String) } })
    expect(await led('/old/')).toEqual([301, '/blogs/Here'])
    expect((await app.send('PATCH', '/api/redirects?path=/none', { target: '/x' })).status).toBe(404)
    expect((await app.send('GET', '/api/redirects?q=old')).json()).toMatchObject({ total: 2, page: 1, pages: 1 })
    expect((await app.send('DELETE', '/api/redirects?path=/old')).status).toBe(204)
    expect(await led('/old')).toEqual([302, '/'])
    const entries = (await app.send('GET', '/api/audit')).json().entries.slice(0, 3)
    expect(entries).toMatchObject([
      { what: 'redirect.removed', about: '/old' },
      { what: 'redirect.changed', about: '/old → /blogs/Here' },
      { what: 'redirect.added', about: '/blogs/gone → /films?x=1' },
    ])
  })

  it('are named after their post while that is not published', async () => {
    await using app = await openKeeperApp(open, { posts: [postInput({ path: '/blogs/Here', title: 'In the walls' })] })
    const [post] = (await app.get('/api/blogs')).json().posts
    expect((await app.send('PATCH', `/api/blogs/${post.id}`, { status: 'draft' }, { 'If-Match': '*' })).status).toBe(
      200,
    )
    const screen = textsOf((await app.send('GET', '/admin/redirects')).body, 'main').join()
    expect(screen).toMatch(/Here.*In the walls.*A post that is not published/s)
  })
})
