import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginTransformResultArgs } from 'kysely'
import { expect, it } from 'vitest'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import { Trash } from '../posts/trash.ts'

const REVIEW = `---
title: The Shining
date: 2019-10-31T20:00:00+02:00
author: Mara
category: Horror Review
tags: [70s]
film: { title: The Shining, year: 1980 }
ratings: { terror: 9/10 }
rating: 80 %
image: pics/hall.png
aliases: [/2019/10/the-shining/]
mood: bleak
---
It begins with a _road_,
and a [lake](https://example.org "t"). <script>alert(1)</script>

## The hotel

![The hall](pics/hall.png "Photo: Warner")

![Gone](pics/gone.png)

> quoted
> text
`
const DRAFT = '---\ntitle: Unfinished\ndraft: true\n---\nText.\n'
const LATER = '---\ntitle: Later\nauthor: Mara\ndate: 2999-01-01T00:00:00Z\n---\nText.\n'
async function files() {
  return {
    '2019-10-31-the-shining.md': REVIEW,
    'drafts/unfinished.md': DRAFT,
    'later.md': LATER,
    'pics/hall.png': await drawing('png'),
  }
}

describeEachDatabase('An import of Markdown', (open) => {
  it('makes published, scheduled and draft posts with dates, scores, pictures and old paths, and mails nobody', async () => {
    await using database = await open()
    const folder = folderOf(await files())
    const report = await imported(database, folder)
    expect(report.map(({ outcome, title }) => `${outcome} ${title}`)).toEqual([
      'new The Shining',
      'new Unfinished',
      'new Later',
    ])
    expect(report[0]!.notes).toEqual([
      'the title of a link was left out: "t"',
      'left out: script',
      'kept beside the post, since Den has no such field: mood',
      'picture not moved: pics/gone.png (it is not among the files)',
      'the captions are the first words of the text',
    ])

    const post = await new PublishedPosts(database).findByPath('/blogs/the-shining')
    const picture = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)
    expect(post).toMatchObject({
      title: 'The Shining',
      date: '2019-10-31',
      createdAt: '2019-10-31T18:00:00.000Z',
      author: 'Mara',
      tag: 'Horror Review',
      tags: ['70s'],
      film: { title: 'The Shining', year: 1980 },
      ratings: { terror: 9, suspense: null, overall: 8 },
      articleImage: picture,
      sections: [
        { sectionTitle: '', sectionText: 'It begins with a *road*, and a [lake](https://example.org).' },
        {
          sectionTitle: 'The hotel',
          sectionText: '> quoted text',
          sectionImage: picture,
          sectionImageAlt: 'The hall',
          sectionImgSrc: 'Photo: Warner',
        },
      ],
    })
    expect(await redirectOf(database, '/2019/10/the-shining')).toBe('/blogs/the-shining')

    const drafts = new SavedPosts(database)
    expect(await drafts.page('draft', { offset: 0, limit: 9 })).toMatchObject([{ title: 'Unfinished' }])
    expect(await drafts.page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
      { title: 'Later', publishAt: '2999-01-01T00:00:00.000Z' },
    ])
    expect(await database.read.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })

  it('leads old addresses of pictures to them, but not those of drafts', async () => {
    await using database = await open()
    const text = (status: string, name: string) => `---\ntitle: A\n${status}\n---\n![x](/assets/img/${name})\n`
    const picture = await drawing('png')
    const folder = folderOf({
      'a.md': text('draft: false', 'hall.png'),
      'b.md': text('draft: true', 'attic.jpg'),
      'assets/img/hall.png': picture,
      'assets/img/attic.jpg': await drawing('jpeg'),
    })
    await imported(database, folder, { isDryRun: true })
    expect(await redirectOf(database, '/assets/img/hall.png')).toBeUndefined()
    await imported(database, folder)
    expect(await redirectOf(database, '/assets/img/hall.png')).toMatch(/^\/media\/\w+\.png$/)
    expect(await redirectOf(database, '/assets/img/attic.jpg')).toBeUndefined()
  })

  it('makes no post twice, takes over changes, and leaves alone what was edited here', async () => {
    await using database = await open()
    const folder = folderOf(await files())
    await imported(database, folder)
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    expect((await imported(database, folder)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'))

    writeFileSync(join(folder, '2019-10-31-the-shining.md'), REVIEW.replace('author: Mara', 'author: Ada'))
    expect((await imported(database, folder, { isDryRun: true }))[0]).toMatchObject({ outcome: 'changed' })
    expect((await published.newest(9)).map(({ author }) => author)).toEqual(['Mara'])
    await imported(database, folder)
    const [changed] = await published.newestWhole(9)
    expect(changed).toMatchObject({ author: 'Ada', revision: 2, path: '/blogs/the-shining' })

    const { id, views: _, revision, createdAt: __, updatedAt: ___, updatedBy: ____, ...content } = changed!
    await posts.update(id, revision, { ...content, author: 'Bela' })
    writeFileSync(join(folder, '2019-10-31-the-shining.md'), REVIEW)
    expect((await imported(database, folder))[0]).toMatchObject({ outcome: 'edited' })
    expect((await published.newest(9)).map(({ author }) => author)).toEqual(['Bela'])

    await new Trash(database).put(id)
    expect((await imported(database, folder))[0]).toMatchObject({ outcome: 'trashed', status: 'published', path: '' })
    writeFileSync(join(folder, 'drafts/unfinished.md'), DRAFT.replace('Text', 'More'))
    const twice = await Promise.all([imported(database, folder), imported(database, folder)])
    expect(twice.map((report) => report[1]!.outcome).sort()).toEqual(['changed', 'unchanged'])
  })

  it('takes a change that another import saved meanwhile for no edit', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': '---\ntitle: One\n---\nText.\n' })
    await imported(database, folder)
    writeFileSync(join(folder, 'a.md'), '---\ntitle: One\n---\nMore.\n')
    const other: ImportReportLine[] = []
    // The first result is given once the other import has ended.
    const transformResult = async ({ result }: PluginTransformResultArgs) => {
      const [row] = result.rows
      if (other.length === 0 && row && 'content_hash' in row) other.push(...(await imported(database, folder)))
      return result
    }
    const read = database.read.withPlugin({ transformQuery: ({ node }) => node, transformResult })
    const [line] = await imported({ ...database, read }, folder)
    expect([other[0]?.outcome, line?.outcome]).toEqual(['changed', 'unchanged'])
  })

  it('leaves a published post alone when it is a draft there now, and says so', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': '---\ntitle: One\ndate: 2019-10-31\n---\nPublic.\n' })
    await imported(database, folder)
    writeFileSync(join(folder, 'a.md'), '---\ntitle: One\ndate: 2019-10-31\ndraft: true\n---\nSecret.\n')
    for (const isDryRun of [true, false])
      expect(await imported(database, folder, { isDryRun })).toMatchObject([
        {
          outcome: 'unchanged',
          status: 'published',
          path: '/blogs/a',
          notes: ['is no longer public there; the published post here stays as it was'],
        },
      ])
    const [post] = await new PublishedPosts(database).newestWhole(9)
    expect(post).toMatchObject({ revision: 1, sections: [{ sectionText: 'Public.' }] })
  })
})

it('changes nothing in a dry run, and tells the same', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf(await files())
  const told = await imported(database, folder, { isDryRun: true })
  for (const table of ['posts', 'imported_posts', 'redirects', 'media', 'imports', 'import_entries'] as const)
    expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([])
  const done = await imported(database, folder)
  // Labels are told before they are chosen.
  const unchosen = told.map((line) => ({ ...line, labels: undefined }))
  expect(unchosen).toEqual(done.map((line) => ({ ...line, postId: undefined })))
})

it('reads an archive as the folder that it is of', async () => {
  await using database = await openTestSqlite()
  const members = Object.entries(await files()).map(([name, data]) => ({ name: `blog/${name}`, data }))
  await imported(database, fileOf('blog.zip', zipOf(members)))
  const again = await imported(database, folderOf(await files()))
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged'])
})

it('goes on where it was stopped', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`post-${at}.md`, `# Post ${at}`])))
  expect(await imported(database, folder, { signal: AbortSignal.abort() })).toEqual([])
  await imported(database, folder, {}, 1)
  const outcomes = (await imported(database, folder)).map(({ outcome }) => outcome)
  const saved = outcomes.indexOf('new')
  expect(saved).toBeGreaterThan(0)
  expect(outcomes).toEqual([...Array(saved).fill('unchanged'), ...Array(100 - saved).fill('new')])
  expect((await imported(database, folder)).every(({ outcome }) => outcome === 'unchanged')).toBe(true)
})

it('makes no post twice when files come beside the folder of the posts', async () => {
  await using database = await openTestSqlite()
  const text = '---\ntitle: One\ndate: 2019-10-31\n---\nText\n\n![Hall](hall.png)\n'
  const posts = { 'posts/a.md': text, 'posts/hall.png': await drawing('png') }
  const folder = folderOf({ ...posts, 'posts/b.md': text })
  expect(await imported(database, folder)).toMatchObject(Array(2).fill({ outcome: 'new', pictures: 1 }))
  for (const [name, data] of [
    ['README.md', '# Blog'],
    ['hall.png', 'another'],
  ] as const)
    writeFileSync(join(folder, name), data)
  expect((await imported(database, folder)).map(({ outcome }) => outcome)).not.toContain('new')
  expect(await new PublishedPosts(database).newest(9)).toHaveLength(2)
})

it('tells single files of one name apart by title and day', async () => {
  await using database = await openTestSqlite()
  const text = (title: string, body: string) => `---\ntitle: ${title}\ndate: 2019-10-31\n---\n${body}\n`
  const outcomeOf = async (path: string) => (await imported(database, path)).map(({ outcome }) => outcome).join()
  for (const name of ['review.md', 'index.md']) {
    expect(await outcomeOf(fileOf(name, text('One', 'a')))).toBe('new')
    expect(await outcomeOf(fileOf(name, text('Two', 'b')))).toBe('new')
    expect(await outcomeOf(fileOf(name, text('Two', 'c')))).toBe('changed')
  }
  expect(await outcomeOf(folderOf({ 'index.md': text('Three', 'a') }))).toBe('new')
  expect(await outcomeOf(folderOf({ 'index.md': text('Four', 'a') }))).toBe('new')
  expect(await new PublishedPosts(database).newest(9)).toHaveLength(6)
})
