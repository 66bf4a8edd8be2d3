import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, imported } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { SavedPosts } from '../../posts/saved-posts.ts'

const HEAD = '<rss><channel><link>https://den.example</link>'
const POST = '"posts":[{"id":"1","title":"A"}]'

/** Files that would exhaust the memory of their reader, and why each is refused. */
const FILES: Readonly<Record<string, readonly [refusal: string, name: string, data: () => string | Uint8Array]>> = {
  'values within an entry': [
    'more than 500,000 values',
    'a.json',
    () => `[{"title":"A","x":[${'[],'.repeat(300_000)}0]}]`,
  ],
  'rows in Ghost': ['more than 500,000 rows', 'a.json', () => `{"data":{"tags":[${'0,'.repeat(500_000)}0]}}`],
  'captions in Ghost': [
    'more tags, authors and captions than any blog',
    'a.json',
    () => `{"data":{"posts_meta":[${metaRows(31)}],${POST}}}`,
  ],
  'categories in WordPress': [
    'more than 20,000 categories and fields',
    'a.xml',
    () => `${HEAD}<item>${'<category/>'.repeat(21_000)}`,
  ],
  'fields in WordPress': [
    'more than 20,000 categories and fields',
    'a.xml',
    () => `${HEAD}<item>${'<wp:postmeta><wp:meta_key>a</wp:meta_key></wp:postmeta>'.repeat(11_000)}`,
  ],
  'attributes in WordPress': [
    'more than 100 attributes',
    'a.xml',
    () => `${HEAD}<a ${Array.from({ length: 101 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  ],
  'authors in WordPress': [
    'more authors than any blog',
    'a.xml',
    () => HEAD + '<wp:author_login>a</wp:author_login>'.repeat(100_001),
  ],
  'attachments in WordPress': [
    'more attachments than any blog',
    'a.xml',
    () =>
      HEAD +
      `<item><wp:post_type>attachment</wp:post_type><wp:attachment_url>${'a'.repeat(10_000_000)}</wp:attachment_url></item>`.repeat(
        6,
      ),
  ],
  'columns of a table': ['more than 1,000 columns', 'reviews.csv', () => `Name,${'a,'.repeat(1_000)}\n`],
  'names in an archive': [
    'list of files in the archive is longer than 20 MB',
    'a.zip',
    () => zipOf(Array.from({ length: 400 }, (_, index) => ({ name: `${index}${'n'.repeat(60_000)}`, data: '' }))),
  ],
}

it.each(Object.keys(FILES))('an import refuses a file with too many or too long %s', async (what) => {
  const [refusal, name, data] = FILES[what]!
  await using database = await openTestSqlite()
  await expect(imported(database, fileOf(name, data()), { isDryRun: true })).rejects.toThrow(refusal)
})

it('an import refuses a post of Ghost whose text has more than 100,000 parts', async () => {
  await using database = await openTestSqlite()
  const lexical = JSON.stringify({ root: { children: Array(100_000).fill({}) } })
  const file = fileOf('a.json', JSON.stringify({ data: { posts: [{ id: '1', title: 'A', lexical }] } }))
  const [line] = await imported(database, file, { isDryRun: true })
  expect(line).toMatchObject({ outcome: 'refused', notes: ['Its text has more than 100,000 parts.'] })
})

it('an import refuses a post of more than 10,000 sections, and goes on', async () => {
  await using database = await openTestSqlite()
  const file = fileOf('a.json', `[{"title":"A","sections":[${'{},'.repeat(10_000)}{}]},{"title":"B"}]`)
  const lines = await imported(database, file, { isDryRun: true })
  expect(lines.map(({ outcome, notes }) => [outcome, notes[0]])).toEqual([
    ['refused', 'It has more than 10,000 sections.'],
    ['new', expect.any(String)],
  ])
})

it('an import of Ghost passes over rows that are none, and other sites of the file', async () => {
  await using database = await openTestSqlite()
  const gated = '<p>a</p><!--kg-gated-block:begin nonMember:true --><p>b</p>'
  const posts = [
    ...[5, { id: '1', title: 'Past', status: 'scheduled', published_at: 1_000_000_000_000 }],
    { id: '2', status: 'draft', published_at: 1e300, html: gated },
  ]
  const db = [{ data: { tags: [5], posts } }, { data: { posts: [{ id: '3', title: 'Another' }] } }]
  const lines = await imported(database, fileOf('a.json', JSON.stringify({ db })))
  expect(lines.map(({ title, notes }) => [title, ...notes])).toEqual([
    ['Past', 'scheduled there for a time that has passed, so it is a draft'],
    ['', 'without a title'],
  ])
  const drafts = await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })
  expect(drafts.find(({ title }) => title === '')?.sections).toMatchObject([{ sectionText: 'a\n\nb' }])
})

it('a caption of Ghost that says "by e-mail only" as yes, no or number keeps its meaning', async () => {
  await using database = await openTestSqlite()
  const posts = [true, 1, '1', false].map((_, index) => `{"id":"${index}","title":"A${index}","status":"published"}`)
  const meta = [true, 1, '1', false].map((only, index) => JSON.stringify({ post_id: `${index}`, email_only: only }))
  const file = fileOf('a.json', `{"data":{"posts_meta":[${meta}],"posts":[${posts}]}}`)
  const lines = await imported(database, file, { isDryRun: true })
  expect(lines.map((line) => 'status' in line && line.status)).toEqual(['draft', 'draft', 'draft', 'published'])
})

function metaRows(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ post_id: `${index}`, meta_title: 'x'.repeat(1_000_000) }),
  ).join(',')
}
