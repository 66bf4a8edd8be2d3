import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import { Trash } from '../posts/trash.ts'

const PICTURE = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)

async function importedPost(text: string) {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'posts/a.md': text,
    'pics/hall.png': await drawing('png'),
    'b.md': '---\ndraft: true\n---',
  })
  const report = await imported(database, folder)
  const [post] = await new PublishedPosts(database).newestWhole(1)
  return { post, notes: report.find(({ title }) => title === post?.title)?.notes }
}

const FILM = { title: 'Cube', year: 1997, runtime: 90, tmdb: 431 }
const NONE = { terror: null, suspense: null, originality: null, cinematography: null, acting: null, soundtrack: null }

it.each([
  ['image: [../pics/hall.png]', { articleImage: PICTURE }],
  ['poster: /pics/hall.png', { articleImage: PICTURE }],
  ['film_title: Cube\nfilm_year: 1997', { film: { title: 'Cube', year: 1997 } }],
  ['cover: { src: ./../pics/hall.png }', { articleImage: PICTURE }],
  ['hero: { url: /pics/hall.png }', { articleImage: PICTURE }],
  ['thumbnail: { image: hall.png }\nimage:', { articleImage: PICTURE }],
  ['picture: { path: pics/none.png }', { articleImage: '' }],
  [
    'cover: { image: ../pics/hall.png, alt: The hall, caption: Warner }',
    { articleImage: PICTURE, articleImageAlt: 'The hall', articleImgSrc: 'Warner' },
  ],
  [
    'featured: yes\ncontentWarnings: [{ kind: gore, severity: mild }, nonsense]',
    { featured: 1, contentWarnings: [{ kind: 'gore', severity: 'mild' }] },
  ],
  ['categories: [Horror Review, 70s]\ntags: [Italy, 70S]', { tag: 'Horror Review', tags: ['70s', 'Italy'] }],
  ['series: { name: Giallo month, part: 3 }', { series: { name: 'Giallo month', part: 3 } }],
  ['taxonomies: { series: [Giallo month] }\nseries_order: 3', { series: { name: 'Giallo month', part: 3 } }],
  ['film: { title: Cube, year: 1997, runtime: 90, tmdb: 431 }', { film: FILM }],
  ['movie: Cube\nyear: 1850\ndirector: [A, B]', { film: { title: 'Cube', director: 'A, B' } }],
  ['rating: 8 / 10\nscores: { terror: much }', { ratings: { ...NONE, overall: 8 } }],
  ['date: October 31st, 2019', { date: '2019-10-31' }],
  ['date: 1. Nov 2019', { date: '2019-11-01' }],
  ['date: 2019/1/5', { date: '2019-01-05' }],
  ['date: 2019-1-5 8:05:00 -0500', { date: '2019-01-05', createdAt: '2019-01-05T13:05:00.000Z' }],
  ['date: 2019/01/05 08:05', { date: '2019-01-05', createdAt: '2019-01-05T08:05:00.000Z' }],
  ['date: 2019-10-31t20:30:00+5', { date: '2019-10-31', createdAt: '2019-10-31T15:30:00.000Z' }],
  ['date: 2019-1-55', { date: expect.stringMatching(/^2\d{3}-/) }],
  ['title: 007\nslug: 007', { title: '007', path: '/blogs/007' }],
  ['title: 0xF4EE', { title: '0xF4EE' }],
  ['title: 21E08\nauthor: 1.0', { title: '21E08', author: '1.0' }],
  ['title: True\nfeatured: True', { title: 'True', featured: 1 }],
  ['title: 1408\ndraft: False', { title: '1408' }],
  ['date: Soon 31, 2019', { date: expect.stringMatching(/^2\d{3}-/) }],
  ['pubDate: 2019-10-31 22:30:00 +0000', { date: '2019-10-31', createdAt: '2019-10-31T22:30:00.000Z' }],
])('front matter becomes fields of the post: %s', async (front, fields) => {
  const { post } = await importedPost(`---\ntitle: A\n${front}\n---\nText.\n`)
  expect(post).toMatchObject(fields)
})

it.each([
  ['TOML', '+++\ntitle = "A"\ndate = 2019-10-31 20:30:00\ndraft = false\n+++\n'],
  ['JSON', '{\n  "title": "A",\n  "date": "2019-10-31T20:30:00"\n}\n'],
  ['YAML below an empty line', '\ufeff\n ---\ntitle: A\ndate: 2019-10-31 20:30\n---\n'],
  ['YAML without its first line, as of Hexo', 'title: A\ntags:\n- x\ndate: 2019-10-31 20:30:00\n---\n'],
])('front matter is read as %s', async (_, front) => {
  const { post } = await importedPost(`${front}Text.\n`)
  expect(post).toMatchObject({
    title: 'A',
    date: '2019-10-31',
    createdAt: expect.stringMatching(/^2019-10-31T.+:30:00/),
  })
  expect(post!.sections).toMatchObject([{ sectionText: 'Text.' }])
})

it.each([
  ['---\n- a\n---\n# Cube\nOpening.\n\n## Below', 'Cube', ['', 'Below']],
  ['---\n---\n# Cube\n\n## Below', 'Cube', ['Below']],
  ['---\n# Nothing yet\n---\n# Cube\n\n## Below', 'Cube', ['Below']],
  ['---\ntitle: Cube\n---\n# Cube\n![x](../pics/hall.png)\n\n## Below', 'Cube', ['', 'Below']],
  ['---\ntitle: Cube\n---\n# Another', 'Cube', ['Another']],
])('the heading at the head of a text is its title: %j', async (text, title, titles) => {
  const { post } = await importedPost(text)
  expect([post?.title, post?.sections.map(({ sectionTitle }) => sectionTitle)]).toEqual([title, titles])
})

it('takes an export of Den that was changed by hand, but for what lies in the trash', async () => {
  await using database = await openTestSqlite()
  const own = await savePost(database, { title: 'Own', path: '/blogs/own' })
  await new Trash(database).put(own.id)
  const head = 'format: den-1\npublishAt: 2999-01-01T00:00:00Z'
  const folder = folderOf({
    'posts/a.md': `---
${head}
title: A
date: 2019-10-31
author: Mara
tagline: t
description: d
category: Horror Review
tags: [Folk horror, 80s]
series: { name: Notes, part: 2 }
imageSource: none
path: /blogs/a
status: scheduled
featured: yes
mood: bleak
image: ../pics/hall.png
contentWarnings: [{ kind: gore, severity: mild }, nonsense]
ratings: { overall: 7 }
sections:
  - { section: 2, title: " Two\\nlines ", film: { title: Cube }, text: Words, spoilers: true, review: p_x }
  - { section: 0, title: lost }
  - { section: 9999, title: lost }
  - none
---
## One

Text

![x](https://elsewhere.example/a.png)

![y](../pics/hall.png)
`,
    'posts/b.md': `---\n${head}\ntitle: B\nsections: none\n---\nText`,
    'posts/own.md': `---\n${head}\ntitle: Own\nid: ${own.id}\n---\nText`,
    'pics/hall.png': await drawing('png'),
  })
  const report = await imported(database, folder)
  expect(report.map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
    ['new', 'A', 'kept beside the post, since Den has no such field: mood'],
    ['new', 'B'],
    ['trashed', 'Own'],
  ])
  const drafts = new SavedPosts(database)
  expect(await drafts.page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
    {
      title: 'A',
      publishAt: '2999-01-01T00:00:00.000Z',
      featured: 1,
      tags: ['Folk horror', '80s'],
      series: { name: 'Notes', part: 2 },
      articleImage: PICTURE,
      contentWarnings: [{ kind: 'gore', severity: 'mild' }],
      ratings: { ...NONE, overall: 7 },
      sections: [
        {
          sectionTitle: 'One',
          sectionText: expect.stringMatching(
            /^Text\n\n!\[x\]\(https:\/\/elsewhere.*\)\n\n!\[y\]\(\/media\/\w+\.png\)$/,
          ),
        },
        { sectionTitle: 'Two lines', sectionFilm: { title: 'Cube' }, sectionSpoilers: 1, sectionReview: 'p_x' },
      ],
    },
  ])
  expect(await drafts.page('draft', { offset: 0, limit: 9 })).toMatchObject([
    { title: 'B', sections: [{ sectionText: 'Text' }] },
  ])
})

it('keeps the name of a series without a part beside the post', async () => {
  const { post, notes } = await importedPost(
    '---\ntitle: A\ndate: 2019-10-31\ndescription: d\nseries: Notes\npart: 1\n---\nText',
  )
  expect([post?.series, notes]).toEqual([{ name: 'Notes', part: 1 }, []])
  const alone = await importedPost('---\ntitle: A\ndate: 2019-10-31\ndescription: d\nseries: Notes\n---\nText')
  expect([alone.post?.series, alone.notes]).toEqual([
    null,
    ['kept beside the post, since Den has no such field: series'],
  ])
})

it('says nothing of templates', async () => {
  const { notes } = await importedPost(
    '---\ntitle: A\ndate: 2019-10-31\ndescription: d\nlayout: post\nmood: bleak\n---\nText',
  )
  expect(notes).toEqual(['kept beside the post, since Den has no such field: mood'])
})
