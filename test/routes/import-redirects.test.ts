import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'

describeServer('An address that an imported post had elsewhere', (open) => {
  it('leads to the post for good, with and without a slash, while readers may see it', async () => {
    await using database = await open()
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
