import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { instantOf } from '#domain/text/civil-time.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { SavedPosts } from '../../../posts/saved-posts.ts'

/** July 1, 2999 at 00:00 in the time zone of the settings. */
const MIDNIGHT = instantOf({ date: '2999-07-01', time: '00:00' }, defaultSettings.timeZone)!.toISOString()

it('makes drafts of a lone folder of drafts', async () => {
  const text = '---\ntitle: One\ndate: 2019-10-31\n---\nText\n'
  const folder = folderOf({ 'Drafts/a.md': text, '_drafts/b.md': text })
  const archive = fileOf('blog.zip', zipOf([{ name: 'drafts/c.md', data: text }]))
  for (const path of [join(folder, 'Drafts'), join(folder, '_drafts/b.md'), archive, folder]) {
    await using database = await openTestSqlite()
    const report = await imported(database, path, { isDryRun: true })
    expect(new Set(report.map((line) => 'path' in line && line.status)), path).toEqual(new Set(['draft']))
  }
})

it('publishes nothing before its day, and knows what keeps a post back', async () => {
  await using database = await openTestSqlite()
  const post = (front: string) => `---\ntitle: One\nauthor: Mara\n${front}\n---\nText\n`
  const folder = folderOf({
    'a.md': post('date: 2999-07-01'),
    'b.md': post('date: 2019-10-31\npublishDate: 2999-07-01'),
    'c.md': post('date: 2019-10-31\npublish: false'),
    'd.md': post('published: 2019-10-31'),
    'e.md': post('publishAt: 2999-07-01\ndate: 2019-10-31'),
    '2999-07-01-f.md': post('published: true'),
  })
  const report = await imported(database, folder)
  expect(report.map((line) => 'path' in line && [line.path, line.status, line.date])).toEqual([
    ['/blogs/f', 'scheduled', '2999-07-01'],
    ['/blogs/a', 'scheduled', '2999-07-01'],
    ['/blogs/b', 'scheduled', '2999-07-01'],
    ['/blogs/c', 'draft', '2019-10-31'],
    ['/blogs/d', 'published', '2019-10-31'],
    ['/blogs/e', 'scheduled', '2019-10-31'],
  ])
  const times = (await new SavedPosts(database).page('scheduled', { offset: 0, limit: 9 })).map(
    ({ publishAt }) => publishAt,
  )
  expect(new Set(times)).toEqual(new Set([MIDNIGHT]))
})

it('says that a date is none, and takes that of the import', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({ 'a.md': '---\ntitle: One\ndate: 2019-13-45\n---\nText.\n' })
  const [line] = await imported(database, folder, { isDryRun: true })
  expect(line!.notes).toEqual(
    expect.arrayContaining(['its date "2019-13-45" is none', 'without a date: that of the import is taken']),
  )
})

it.each(['date: 9999-12-31', 'date: 9999-12-31T23:30:00Z', 'publishAt: 9999-12-31T23:30:00Z'])(
  'schedules what is never published, with "%s", for the last day',
  async (fields) => {
    await using database = await openTestSqlite()
    const texts = {
      'a.md': `---\ntitle: Never\nauthor: Mara\n${fields}\n---\nText.\n`,
      'b.md': '---\ntitle: Good\n---\nText.\n',
    }
    const lines = await imported(database, folderOf(texts))
    expect(lines.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['new', 'Never'],
      ['new', 'Good'],
    ])
    expect(await new SavedPosts(database).page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
      { title: 'Never', publishAt: expect.stringMatching(/^9999-12-3[01]T/) },
    ])
  },
)
