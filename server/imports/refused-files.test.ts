import { expect, it } from 'vitest'
import type { ImportFormat } from '#domain/imports/import-calls.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

const POST = (body: string) => folderOf({ 'a.md': body })
const GHOST = (...posts: unknown[]) => fileOf('a.json', JSON.stringify({ data: { posts } }))

it.each<[what: string, path: () => string, refusal: string, format?: ImportFormat]>([
  ['a backup of Den', () => fileOf('den.tar.gz', 'x'), '"./den restore" puts it back'],
  ['a device', () => '/dev/null', 'is no file and no folder'],
  ['a folder without end', () => folderOf({ [`${'a/'.repeat(22)}a.md`]: 'x' }), 'more than 20 folders deep'],
  ['an archive with a password', () => fileOf('a.zip', encrypted()), 'has a password'],
  ['Markdown as Ghost', () => POST('x'), 'There is no JSON file', 'ghost'],
  ['Markdown as Letterboxd', () => POST('x'), 'There is no reviews.csv', 'letterboxd'],
  ['a comma before the end of a list', () => fileOf('a.json', '[{"title": "A"},]'), 'a.json is no JSON'],
  ['two exports of Ghost', () => folderOf({ 'a.json': '{"db":[', 'b.json': '{"db":[' }), 'several JSON files'],
])('an import refuses %s in words', async (_, path, refusal, format) => {
  await using database = await openTestSqlite()
  await expect(imported(database, path(), { isDryRun: true, format })).rejects.toThrow(refusal)
})

it.each([
  ['broken TOML', () => POST('+++\na = [\n+++\nText'), /^Its front matter is no TOML: .+ at line \d+, column \d+\.$/],
  ['broken JSON', () => POST('{\n"a"\n}\nText'), /^Its front matter is no JSON: .+\.$/],
  ['deep fields', () => POST(`+++\n${'a.'.repeat(45_000)}a = 1\n+++\n`), /^Its front matter is nested more than 50 /],
  ['broken YAML', () => POST('---\na: [\n---\nText'), /^Its front matter is no YAML: .+ at line \d+, column \d+\.$/],
  ['long YAML', () => POST(`---\na: ${'x'.repeat(100_001)}\n---\n`), /^Its front matter is longer than 100,000 /],
  ['a long file', () => POST('x'.repeat(5_000_001)), 'a.md is larger than 5 MB.'],
  ['a text of old Ghost', () => GHOST({ id: '1', mobiledoc: 'x'.repeat(201) }), /^Its text is in Mobiledoc alone, /],
  ['a post of nothing', () => GHOST({ id: '1', status: 'published', html: '' }), 'It has no title and no text.'],
  [
    'a long text',
    () => fileOf('a.json', JSON.stringify([{ title: 'A', sections: [{ sectionText: 'x'.repeat(100_001) }] }])),
    expect.stringContaining('Section Text'),
  ],
])('an import leaves out %s, and says why', async (_, path, reason) => {
  await using database = await openTestSqlite()
  const [line] = await imported(database, path(), { isDryRun: true })
  expect(line).toMatchObject({
    outcome: 'refused',
    notes: [reason instanceof RegExp ? expect.stringMatching(reason) : reason],
  })
})

it('an import says of each picture why it is not moved, and leaves a link to where it was', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'a.md': `---\ntitle: A\nimage: large.png\n---\n![](text.png)\n\n![](https://x.example/${'x'.repeat(99)}.png)\n\n![y](/away.png)\n\n![](broken.png)\n\nEnd\n`,
    'large.png': Buffer.alloc(11_000_000),
    'text.png': 'text',
    'broken.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
  })
  const reasons = [
    'large.png (large.png is larger than 10 MB.)',
    `https://x.example/${'x'.repeat(99)}.png (it is not among the files)`,
    '/away.png (it is not among the files)',
    'broken.png (This picture is damaged: it cannot be read to its end.)',
    'text.png (This file is no picture that Den keeps: JPEG, PNG, WebP and AVIF are.)',
  ]
  const dryRun = await imported(database, folder, { isDryRun: true })
  expect(dryRun[0]!.notes.slice(0, reasons.length)).toEqual(reasons.map((reason) => `picture not moved: ${reason}`))
  expect((await imported(database, folder))[0]!.notes).toEqual(dryRun[0]!.notes)
  const [post] = await new PublishedPosts(database).newestWhole(1)
  expect(post!.sections).toMatchObject([
    { sectionImage: '', sectionText: `[Picture](https://x.example/${'x'.repeat(99)}.png)\n\nEnd` },
  ])
})

function encrypted(): Buffer {
  const archive = zipOf([{ name: 'a.md', data: 'x' }])
  const entry = archive.indexOf('PK\x01\x02')
  archive[entry + 8]! |= 1
  return archive
}
