import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MediaRepository } from '#server/media/media-repository.ts'
import { MediaStore } from '#server/media/media-store.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { drawing, storedPicture } from '#test/support/pictures.ts'
import { section } from '#test/support/posts.ts'
import { den } from '#test/support/process/command.ts'

describeEachDatabase('den export', (open) => {
  it('writes each post as Markdown, each picture once, and nothing over other files', async () => {
    await using database = await open()
    const { dataDir, databaseUrl } = database.config
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const bytes = await drawing('png')
    const picture = await storedPicture(new MediaStore(new MediaRepository(database)), bytes)
    const posts = new PostRepository(database)
    const sections = [section({ sectionTitle: 'Start', sectionImage: picture, sectionText: 'The end.' })]
    await savePost(posts, { title: 'Évil / Dead', date: '2026-05-01', articleImage: picture, sections })
    await savePost(posts, { title: 'Evil Dead', date: '2026-05-01' })

    const folder = join(dataDir, 'out')
    const { ended, output } = await den(['export', folder], env)
    expect([ended, output]).toEqual([0, { stdout: `${folder}: 2 posts, 0 drafts, 1 picture.\n`, stderr: '' }])
    expect(readdirSync(join(folder, 'posts')).sort()).toEqual(['2026-05-01-evil-dead-2.md', '2026-05-01-evil-dead.md'])
    const file = picture.slice('/media/'.length)
    expect(readdirSync(join(folder, 'pictures'))).toEqual([file])
    const text = readFileSync(join(folder, 'posts/2026-05-01-evil-dead.md'), 'utf8')
    expect(text).toContain('title: "Évil / Dead"\n')
    expect(text).toContain(`\nimage: "../pictures/${file}"\n`)
    expect(text).toContain(`\n## Start\n\n![Start](../pictures/${file})\n\nThe end.\n`)

    expect(await den(['export', folder], env)).toMatchObject({
      ended: 1,
      output: { stderr: `${folder} is not empty. Name a new folder.\n` },
    })
    expect(await den(['export'], env)).toMatchObject({ ended: 2 })
    const other = join(dataDir, 'mine')
    mkdirSync(other)
    writeFileSync(join(other, 'a.txt'), 'mine')
    expect(await den(['export', other], env)).toMatchObject({ ended: 1 })
    expect(readdirSync(other)).toEqual(['a.txt'])
  })
})
