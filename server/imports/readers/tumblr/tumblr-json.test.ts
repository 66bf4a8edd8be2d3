import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../../../posts/published-posts.ts'
import { SavedPosts } from '../../../posts/saved-posts.ts'

/** Fields as https://www.tumblr.com/docs/en/api/v2#posts has them. */
const post = (number: number, fields: object) => ({
  blog_name: 'old',
  id: 700_000_000_000_000_000 + number,
  id_string: `70000000000000000${number}`,
  post_url: `https://old.tumblr.com/post/70000000000000000${number}/slug-${number}`,
  slug: `slug-${number}`,
  date: '2019-10-31 19:00:00 GMT',
  timestamp: 1_572_548_400 + number,
  state: 'published',
  reblog_key: 'x',
  tags: ['fog', 'sea'],
  ...fields,
})
const photo = (name: string, caption = '') => ({
  caption,
  original_size: { url: `https://64.media.tumblr.com/${name}`, width: 1280 },
  alt_sizes: [{ url: 'https://64.media.tumblr.com/small.png', width: 75 }],
})

async function textsOf(path: string) {
  await using database = await openTestSqlite()
  const report = await imported(database, path)
  const posts = await new PublishedPosts(database).newestWhole(20)
  const drafts = await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })
  const texts = posts
    .toReversed()
    .map(({ title, sections }) => [
      title,
      ...sections.map(({ sectionTitle, sectionText, sectionImage }) =>
        [sectionTitle, sectionText, sectionImage && 'picture'].join('|').replace(/\/media\/\w+\.\w+/g, '/media/x'),
      ),
    ])
  const redirects = await redirectOf(database, '/post/700000000000000001')
  return { texts, drafts: drafts.map(({ title }) => title), notes: report.flatMap(({ notes }) => notes), redirects }
}

const OWN_NOTES = /captions are|without a title/

it('takes posts of every type of the second interface', async () => {
  const posts = [
    post(1, { type: 'text', title: 'The Fog', body: '<p>It <b>rolls</b>.</p>' }),
    post(2, { type: 'photo', caption: '<p>Stills.</p>', photos: [photo('one.png', 'A pier'), photo('two.png')] }),
    post(3, { type: 'quote', text: 'Be afraid.', source: '<a href="https://a.example/">Fly</a>' }),
    post(4, { type: 'link', title: 'A & B', url: 'https://a.example/?a=1&b=2', description: '<p>Read it.</p>' }),
    post(5, {
      type: 'chat',
      title: 'Two',
      dialogue: [
        { label: 'A:', phrase: '<hi>' },
        { label: 'B:', phrase: 'ho' },
      ],
    }),
    post(6, { type: 'video', permalink_url: 'https://www.youtube.com/watch?v=abcdefghijk', caption: '<p>Seen.</p>' }),
    post(7, { type: 'answer', asking_name: 'ann', question: 'Why?', answer: '<p>Fog.</p>' }),
    post(8, { type: 'text', title: 'Private', body: 'x', state: 'private' }),
    post(9, {
      type: 'audio',
      track_name: 'Theme',
      artist: 'J. C.',
      audio_source_url: 'https://a.example/t.mp3',
      caption: '',
    }),
  ]
  const folder = folderOf({
    'answer.json': JSON.stringify({ meta: { status: 200 }, response: { blog: { name: 'old' }, posts } }),
    'one.png': await drawing('png'),
    'two.png': await drawing('png'),
  })
  const { texts, drafts, notes, redirects } = await textsOf(folder)
  expect(notes.filter((note) => !OWN_NOTES.test(note))).toEqual(['private there, so it is a draft'])
  expect(texts).toEqual([
    ['The Fog', '|It **rolls**.|'],
    ['A pier Stills.', '|![](/media/x)\n\nA pier\n\n![](/media/x)\n\nStills.|'],
    [expect.any(String), '|> Be afraid.\n\n[Fly](https://a.example/)|'],
    ['A & B', '|[A & B](https://a.example/?a=1&b=2)\n\nRead it.|'],
    ['Two', '|A: <hi>\nB: ho|'],
    [expect.any(String), '|https://www.youtube.com/watch?v=abcdefghijk\n\nSeen.|'],
    [expect.any(String), '|> ann:\n>\n> Why?\n\nFog.|'],
    ['Theme', '|J. C.\n\nhttps://a.example/t.mp3|'],
  ])
  expect([drafts, redirects]).toEqual([['Private'], '/blogs/slug-1'])
})

it('takes a file for each post, as programs for backups keep them, with blocks', async () => {
  const text = (text: string, more: object = {}) => ({ type: 'text', text, ...more })
  const media = (name: string) => [{ url: `https://64.media.tumblr.com/${name}`, width: 1280 }, { url: 'small' }]
  const folder = folderOf({
    'json/700000000000000001.json': JSON.stringify(
      post(1, {
        type: 'blocks',
        content: [
          text('Why?'),
          text('The Fog', { subtype: 'heading1' }),
          text('It 🌫 rolls here.', {
            formatting: [
              { start: 3, end: 10, type: 'bold' },
              { start: 5, end: 15, type: 'link', url: 'https://a.example/' },
              { start: 0, end: 2, type: 'color', hex: '#fff' },
            ],
          }),
          text('one', { subtype: 'unordered-list-item' }),
          text('inner', { subtype: 'unordered-list-item', indent_level: 1 }),
          text('two', { subtype: 'unordered-list-item' }),
          text('first', { subtype: 'ordered-list-item' }),
          { type: 'image', media: media('one.png'), alt_text: 'Pier', caption: 'A pier' },
          { type: 'image', media: media('two.png') },
          text('said', { subtype: 'quote' }),
          { type: 'video', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
          { type: 'link', url: 'https://b.example/', title: 'B', description: 'About B' },
          { type: 'audio', provider: 'tumblr', title: 'Theme', media: { url: 'https://a.example/t.mp3' } },
          { type: 'paywall', title: 'Pay', url: 'https://c.example/' },
        ],
        layout: [
          { type: 'ask', blocks: [0] },
          { type: 'rows', display: [{ blocks: [7, 8] }, { blocks: [9] }] },
        ],
        trail: [{ blog: { name: 'ann' }, content: [text('Passed on.')] }],
      }),
    ),
    'media/one.png': await drawing('png'),
    'media/two.png': await drawing('png'),
    'posts/700000000000000001.html': '<html></html>',
  })
  const { texts, notes } = await textsOf(folder)
  expect(notes.filter((note) => !OWN_NOTES.test(note))).toEqual([
    'left out: a block of the kind "paywall"',
    'a list within a list became one list',
  ])
  expect(texts).toEqual([
    [
      expect.any(String),
      '|> ann:\n>\n> Passed on.\n\n> Why?|',
      'The Fog|It **🌫** [**rolls** here](https://a.example/).\n\n- one\n- inner\n- two\n\n1. first\n\n![Pier](/media/x)\n\nA pier\n\n![](/media/x)\n\n> said\n\nhttps://www.youtube.com/watch?v=abcdefghijk\n\n[B](https://b.example/)\n\nAbout B\n\nTheme\n\nhttps://a.example/t.mp3\n\nPay\n\nhttps://c.example/|',
    ],
  ])
})

it.each([
  ['{"posts":[{"reblog_key":"x"}]}', 'it has no id'],
  ['{"posts":["reblog_key",{"reblog_key":1,"id":5,"content":[null,{"type":7}]}]}', 'It is no post'],
])('says of %s what is wrong', async (text, problem) => {
  await using database = await openTestSqlite()
  const report = await imported(database, fileOf('a.json', text))
  expect(report[0]).toMatchObject({ outcome: 'refused', notes: [expect.stringContaining(problem)] })
})
