import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'

const POST = '---\ntitle: One\ndate: 2019-10-31\n---\nText.'
const FEED =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>t</title><item><title>A</title></item></channel></rss>'
const EXPORT =
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example</link><item><title>Two</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>'
const GHOST =
  '{"db":[{"data":{"posts":[{"id":"1","title":"Three","slug":"three","html":"<p>x</p>","status":"published"}]}}]}'

it.each<[what: string, files: Readonly<Record<string, string>>, titles: readonly string[]]>([
  ['a feed', { 'content/a.md': POST, 'docs/index.xml': FEED }, ['One']],
  ['a sitemap', { 'a.md': POST, 'sitemap.xml': '<urlset/>' }, ['One']],
  ['tables', { 'a.md': POST, 'reviews.csv': 'a,b\n1,2', '_data/films.csv': 'a\n1' }, ['One']],
  ['settings in JSON', { 'a.md': POST, 'package.json': '{"name":"x"}', '.eleventy.json': '{}' }, ['One']],
  ['XML that is no UTF-8', { 'a.md': POST, 'a.xml': '\u0000', 'b.xml': FEED }, ['One']],
  ['an export beside a feed', { 'a.xml': FEED, 'b.xml': EXPORT, 'README.md': '# Read me' }, ['Two']],
  ['redirects of Ghost beside its export', { 'a.json': '[{"from":"/a"}]', 'b/blog.json': GHOST }, ['Three']],
])('a folder with %s is read by what its posts are', async (_, files, titles) => {
  await using database = await openTestSqlite()
  const report = await imported(database, folderOf(files), { isDryRun: true })
  expect(report.filter(({ outcome }) => outcome === 'new').map(({ title }) => title)).toEqual(titles)
})

it.each([
  ['the site', { 'b.md': POST, 'c.md': POST, 'old.xml': EXPORT }, ['old.xml', 'One', 'One'], 'an export of WordPress'],
  [
    'the export',
    { 'c.md': POST, 'old.xml': EXPORT.replace('</item>', '</item><item><wp:post_type>post</wp:post_type></item>') },
    ['1 file of Markdown', 'Two', ''],
    'beside the export of WordPress',
  ],
  [
    'an export of Ghost',
    { 'c.md': POST, 'a.json': GHOST },
    ['1 file of Markdown', 'Three'],
    'beside the export of Ghost',
  ],
])(
  'of a site with an old export in its folder %s is read, if it has more posts, and the other one is named',
  async (_, files, titles, named) => {
    await using database = await openTestSqlite()
    const report = await imported(database, folderOf(files as Record<string, string>), { isDryRun: true })
    expect(report.map(({ title }) => title)).toEqual(titles)
    expect(report[0]).toMatchObject({ outcome: 'refused', notes: [expect.stringContaining(named)] })
  },
)

it('papers, templates and packages beside posts are left out by name, and a text without front matter is a draft', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'posts/a.md': POST,
    'posts/_template.md': POST,
    '_layouts/a.md': POST,
    '_reviews/b.md': '---\ntitle: Collected\ndate: 2019-10-29\n---\nText.',
    'posts/notes.md': '# Notes\n\nWords.',
    'node_modules/x/CHANGELOG.md': POST,
    'LICENSE.md': '# Licence',
    'CODE_OF_CONDUCT.md': '# Be kind',
    'posts/history.md': '---\ntitle: History\ndate: 2019-10-30\n---\nText.',
  })
  const report = await imported(database, folder, { isDryRun: true })
  expect(report.map((line) => [line.title, line.outcome, 'status' in line ? line.status : line.notes[0]])).toEqual([
    ['3 files', 'refused', expect.stringContaining('belong to a program or are templates')],
    ['CODE_OF_CONDUCT.md', 'refused', 'It tells of the project and has no front matter, so it is no post.'],
    ['LICENSE.md', 'refused', 'It tells of the project and has no front matter, so it is no post.'],
    ['Collected', 'new', 'published'],
    ['One', 'new', 'published'],
    ['History', 'new', 'published'],
    ['Notes', 'new', 'draft'],
  ])
  const alone = await imported(database, folderOf({ 'b.md': '# B\n\nWords.', 'c.md': '# C\n\nWords.' }), {
    isDryRun: true,
  })
  expect(alone.map((line) => 'status' in line && line.status)).toEqual(['published', 'published'])
})

it('a part of an export that cannot be read is named, whatever else is there', async () => {
  await using database = await openTestSqlite()
  const latin1 = Buffer.from(EXPORT.replace('Two', 'Straße'), 'latin1')
  const folder = folderOf({ 'a.xml': EXPORT, 'b.xml': latin1 })
  await expect(imported(database, folder, { isDryRun: true })).rejects.toThrow('b.xml is not written in UTF-8')
  const tables = folderOf({ 'a.md': POST, 'data/reviews.csv': Buffer.from('name,ö\n', 'latin1') })
  expect(await imported(database, tables, { isDryRun: true })).toMatchObject([{ title: 'One' }])
})
