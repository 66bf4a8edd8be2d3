import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { MediaRepository } from '#server/media/media-repository.ts'
import { MediaStore } from '#server/media/media-store.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { SavedPosts } from '#server/posts/saved-posts.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { openUnreleased } from '#test/support/database/unreleased-database.ts'
import { drawing, storedPicture } from '#test/support/pictures.ts'
import { postInput, section } from '#test/support/posts.ts'
import { den } from '#test/support/process/command.ts'
import { exportPosts } from './export-posts.ts'

describeEachDatabase('den export', (open) => {
  it('writes each post as Markdown, each picture once, and nothing over other files', async () => {
    await using database = await open()
    const { dataDir, databaseUrl } = database.config
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const bytes = await drawing('png')
    const picture = await storedPicture(new MediaStore(new MediaRepository(database)), bytes)
    const sections = [section({ sectionTitle: 'Start', sectionImage: picture, sectionText: 'The end.' })]
    await savePost(database, { title: 'Évil / Dead', date: '2026-05-01', articleImage: picture, sections })
    await savePost(database, { title: 'Evil Dead', date: '2026-05-01' })

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
    const taken = join(other, 'a.txt')
    for (const to of [taken, join(taken, 'posts')])
      expect(await den(['export', to], env)).toEqual({
        ended: 1,
        output: { stdout: '', stderr: `${taken} is a file. Name a folder.\n` },
      })
    const circle = join(dataDir, 'circle')
    symlinkSync(circle, circle)
    for (const [to, why] of [
      [join(dataDir, 'x'.repeat(300)), 'That name is too long.'],
      [circle, 'Links on the way to it lead in a circle.'],
    ])
      expect(await den(['export', to!], env)).toEqual({
        ended: 1,
        output: { stdout: '', stderr: `${to} could not be written. ${why}\n` },
      })
  })

  it('refuses a database of an older version, and makes no folder', async () => {
    await using database = await openUnreleased(open)
    const { dataDir, databaseUrl } = database.config
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const folder = join(dataDir, 'out')
    expect(await den(['export', folder], env)).toEqual({
      ended: 1,
      output: {
        stdout: '',
        stderr: 'The database does not have the shape of this version. Run "den migrate" first.\n',
      },
    })
    expect(existsSync(folder)).toBe(false)
  })

  it('keeps a draft in its folder, however it is dated and titled, to be read by its owner alone', async () => {
    await using database = await open()
    const drafts = new PostRepository(database)
    const saved = (changes: Parameters<typeof postInput>[0]) =>
      drafts.insert({ ...postInput({ path: '', ...changes }), announces: false }, { by: '', status: 'draft' })
    await saved({ title: 'Out', date: '../../../../out' })
    await saved({ title: 'long '.repeat(60), date: '2026-05-01' })
    const folder = join(database.config.dataDir, 'out')
    expect(await exportPosts(database, new MediaRepository(database), folder)).toMatchObject({ drafts: 2 })
    const names = readdirSync(join(folder, 'drafts')).sort()
    expect(names).toEqual([`2026-05-01-${'long-'.repeat(20).slice(0, -1)}.md`, 'out.md'])
    for (const name of names) expect(statSync(join(folder, 'drafts', name)).mode & 0o777).toBe(0o600)
  })

  it('loses no draft that is published meanwhile', async () => {
    await using database = await open()
    const drafts = new PostRepository(database)
    const bytes = await drawing('png')
    const articleImage = await storedPicture(new MediaStore(new MediaRepository(database)), bytes)
    const ids: string[] = []
    for (let number = 1; number <= 52; number++) {
      const content = { ...postInput({ title: `Draft ${number}`, path: '', articleImage }), announces: false }
      const result = await drafts.insert(content, { by: '', status: 'draft' })
      if (result.ok) ids.push(result.post.id)
    }
    const { findLargest } = MediaRepository.prototype
    vi.spyOn(MediaRepository.prototype, 'findLargest').mockImplementationOnce(async function (
      this: MediaRepository,
      ...args
    ) {
      for (const id of ids.slice(-2)) {
        const draft = (await new SavedPosts(database).find(id))!
        const content = postInput({ title: draft.title, path: `/blogs/${id}` })
        await drafts.save(draft, content, { status: 'published' })
      }
      return findLargest.apply(this, args)
    })
    const folder = join(database.config.dataDir, 'out')
    await exportPosts(database, new MediaRepository(database), folder)
    const exported = ['posts', 'drafts'].flatMap((name) => readdirSync(join(folder, name)))
    expect(new Set(exported.map((name) => /draft-\d+/.exec(name)?.[0])).size).toBe(52)
  })
})
