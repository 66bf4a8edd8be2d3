import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eachFilmField, type Film } from '#domain/posts/film/film-fields.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Database } from '#server/db/database.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { MediaStore } from '#server/media/media-store.ts'
import { demoContent } from '#server/posts/first-run/demo-content.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { PublishedContent } from '#server/posts/published-content.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { SavedPosts } from '#server/posts/saved-posts.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { imported } from '#test/support/imports/imports.ts'
import { drawing, storedPicture } from '#test/support/pictures.ts'
import { section } from '#test/support/posts.ts'
import { den } from '#test/support/process/command.ts'

/** Everything of a post except the fields that an export leaves out. */
async function posts(database: Database): Promise<Partial<Post>[]> {
  const all: Partial<Post>[] = []
  for await (const post of new PublishedPosts(database).streamAll()) {
    const { views: _, revision: __, updatedBy: ___, comments: ____, ...kept } = post
    all.push(kept)
  }
  for (const { views: _, revision: __, updatedBy: ___, comments: ____, ...kept } of await new PublishedContent(
    database,
  ).pages(0, 9))
    all.push(kept)
  return all.sort((a, b) => a.path!.localeCompare(b.path!))
}

describeEachDatabase('An export as Markdown', (open) => {
  it('is imported into an empty blog as it was, and changes nothing where it comes from', async () => {
    await using database = await open()
    const media = new MediaStore(new MediaRepository(database))
    await demoContent(database, media)
    const picture = await storedPicture(media, await drawing('png'))
    await savePost(database, {
      title: 'Odd',
      author: 'Lee, Ann',
      authors: ['Noa "N" Quist', 'ליאת'],
      path: '/blogs/Odd/one?',
      tagline: ' spaces ',
      description: '',
      tag: '',
      articleImgSrc: 'none',
      ratings: null,
      film: eachFilmField((name, { isNumber }) => (isNumber ? 2024 : name)) as Film,
      sections: [
        section({ sectionText: `## Begins with a heading\n\n![alone](${picture})\n\n<!-- section -->\n\n\n\nend\n` }),
        section({}),
        section({
          sectionTitle: 'Two  spaces',
          sectionImage: picture,
          sectionImageAlt: 'Two  spaces',
          sectionText: '*a*',
        }),
      ],
    })
    const page = { kind: 'page', title: 'How I rate', path: '/how-i-rate', tagline: '', author: '', tag: '' } as const
    await savePost(database, { ...page, sections: [section({ sectionTitle: 'Ten', sectionText: 'Seldom.' })] })
    await new PostRepository(database).insert(
      { ...(await posts(database))[0]!, path: '', title: 'A draft', comments: [], announces: false } as never,
      { by: '', status: 'draft' },
    )
    const { dataDir, databaseUrl } = database.config
    const folder = join(dataDir, 'out')
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect((await den(['export', folder], env)).output.stdout).toMatch(/26 posts, 1 page, 1 draft, \d+ pictures/)

    await using empty = await open()
    const report = await imported(empty, folder)
    expect(report.filter(({ notes }) => notes.length > 0)).toEqual([])
    expect(report.filter(({ outcome }) => outcome === 'new')).toHaveLength(28)
    expect(await posts(empty)).toEqual(await posts(database))
    expect((await new SavedPosts(empty).page('draft', { offset: 0, limit: 9 })).map(({ title }) => title)).toEqual([
      'A draft',
    ])
    const again = await imported(empty, folder)
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
    const home = await imported(database, folder)
    expect(new Set(home.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
  })
})
