import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportedFiles } from '#server/export/exported-files.ts'
import { openSource } from '#server/imports/files/open-source.ts'
import { readWhole } from '#server/imports/files/source-files.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'

describeServer('An export from the admin area', (open) => {
  it('is a zip archive with every post, draft and picture, as an import takes it', async () => {
    const picture = await drawing('jpeg')
    await using app = await openKeeperApp(open, { pictures: [picture] })
    const articleImage = addressOf(picture, 'jpeg')
    for (const title of ['Out', 'Out', 'Évil'])
      expect((await app.send('POST', '/api/blogs', { ...POST_CALL, title, articleImage })).status).toBe(201)
    expect((await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Begun', status: 'draft' })).status).toBe(201)
    const reply = await app.get('/api/blogs.zip', { headers: app.headers })
    expect([reply.status, reply.headers['content-disposition']]).toEqual([200, 'attachment; filename="posts.zip"'])

    const path = join(temporaryFolder(), 'posts.zip')
    await writeFile(path, reply.bytes)
    const expected: [string, string][] = []
    for await (const { folder, name, content } of exportedFiles(app.database, new MediaRepository(app.database)))
      expected.push([`${folder}/${name}`, Buffer.from(content).toString('base64')])
    await using source = await openSource(path)
    const found: [string, string][] = []
    for (const file of source.files) found.push([file.name, (await readWhole(source, file, 1e6)).toString('base64')])
    expect(found).toHaveLength(5)
    expect(found).toEqual(expected.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    const [entry] = (await app.send('GET', '/api/audit')).json().entries
    expect(entry).toMatchObject({ what: 'posts.exported' })
  })
})
