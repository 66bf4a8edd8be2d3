import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

const FILES = {
  'profile.csv': 'Date Joined,Username,Given Name,Family Name\n2015-01-01,mara,Mara,Voss\n',
  'reviews.csv': `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
2021-10-31,The Thing,1982,https://boxd.it/aaaa,4.5,Yes,"Trust <i>nobody</i>.

2 * 3 ""quotes"" & more<script>x</script>","cinema, snow",2021-10-30
2021-11-01,"Suspiria, the first",1977,https://boxd.it/bbbb,,,"Colour.",,2021-11-01
`,
  'ratings.csv': `Date,Name,Year,Letterboxd URI,Rating
2021-11-02,"Suspiria, the first",1977,https://boxd.it/cccc,3
2021-11-02,Cube,1997,https://boxd.it/dddd,2.5
`,
  'diary.csv': `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
2021-11-03,Alien,1979,https://boxd.it/eeee,,,,2021-11-03
`,
  'deleted/reviews.csv':
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2020-01-01,Gone,1999,https://boxd.it/ffff,,,"x",,\n',
}

describeEachDatabase('An import from Letterboxd', (open) => {
  it('makes reviews of reviews, with stars as the overall score and no other', async () => {
    await using database = await open()
    const archive = fileOf('letterboxd-mara.zip', zipOf(Object.entries(FILES).map(([name, data]) => ({ name, data }))))
    const report = await imported(database, archive)
    expect(report.map(({ outcome, title }) => `${outcome} ${title}`)).toEqual([
      'new The Thing',
      'new Suspiria, the first',
      'refused 2 films without a review',
    ])
    const unknown = {
      terror: null,
      suspense: null,
      originality: null,
      cinematography: null,
      acting: null,
      soundtrack: null,
    }
    expect(await new PublishedPosts(database).newestWhole(9)).toMatchObject([
      { title: 'Suspiria, the first', ratings: { ...unknown, overall: 6 }, date: '2021-11-01' },
      {
        title: 'The Thing',
        path: '/blogs/The-Thing',
        author: 'Mara Voss',
        tag: 'Horror Review',
        film: { title: 'The Thing', year: 1982 },
        ratings: { ...unknown, overall: 9 },
        sections: [{ sectionText: 'Trust *nobody*.\n\n2 * 3 "quotes" & more' }],
      },
    ])
    expect((await imported(database, folderOf(FILES))).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
    ])
  })
})

it('makes one post of several reviews of a film where that is wanted', async () => {
  const head = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n'
  const folder = folderOf({
    'reviews.csv': `${head}2021-11-01,The Thing,1982,https://boxd.it/b,5,Yes,"Again, <b>colder.","snow",2021-10-30
2020-11-01,The Thing,1982,https://boxd.it/a,4.5,,"Trust nobody.","snow, dogs",2020-10-31
2020-12-01,The Thing,2011,https://boxd.it/c,2,,"Less.",,
`,
  })
  await using apart = await openTestSqlite()
  const each = await imported(apart, folder, { isDryRun: true })
  expect(each.map((line) => [line.title, 'furtherViewings' in line && line.furtherViewings])).toEqual([
    ['The Thing', false],
    ['The Thing', 1],
    ['The Thing', false],
  ])
  await using database = await openTestSqlite()
  const report = await imported(database, folder, { viewings: 'one' })
  expect(report).toMatchObject([{ outcome: 'new', furtherViewings: 1 }, { outcome: 'new' }])
  const posts = await new PublishedPosts(database).newestWhole(9)
  expect(posts.find(({ film }) => film?.year === 1982)).toMatchObject({
    date: '2021-11-01',
    tags: ['snow', 'dogs'],
    ratings: { overall: 10 },
    sections: [
      { sectionTitle: 'October 31, 2020: 4.5 of 5', sectionText: 'Trust nobody.' },
      { sectionTitle: 'October 30, 2021: 5 of 5', sectionText: 'Again, **colder.**' },
    ],
  })
  expect(posts.find(({ film }) => film?.year === 2011)).toMatchObject({ sections: [{ sectionTitle: '' }] })
  expect((await imported(database, folder, { viewings: 'one' })).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ])
})

it('takes a review whose marks are all opened twice, however many they are', async () => {
  await using database = await openTestSqlite()
  const line = '<i>One<i>\n<b>Two<b> – <a href=""https://boxd.it/l""><i>Three<i></a>\n'
  const folder = folderOf({
    'reviews.csv': `Date,Name,Year,Letterboxd URI,Rating,Review\n2021-10-31,Cube,1997,https://boxd.it/a,3,"${line.repeat(200)}"\n`,
  })
  expect(await imported(database, folder)).toMatchObject([{ outcome: 'new' }])
  const [post] = await new PublishedPosts(database).newestWhole(1)
  expect(post!.sections[0]!.sectionText).toContain('*One*\n**Two** – [*Three*](https://boxd.it/l)\n*One*')
})

it('takes reviews that lack stars, days or the name of their author', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'profile.csv': 'Username,Given Name,Family Name\nmara,,\n',
    'reviews.csv': `Date,Name,Year,Letterboxd URI,Rating,Review
soon,Cube,1997,https://boxd.it/a,,One.
2021-10-31,Alien,,https://boxd.it/b,much,Two.
2021-10-31,,1979,https://boxd.it/c,,Three.
`,
    'ratings.csv': 'Name,Year,Rating\nCube,1997,3\n',
    'diary.csv': 'Name,Year,Rating\nCube,1997,1\nTusk,2014,1\n',
  })
  const report = await imported(database, folder)
  expect(report.map(({ outcome, title, notes }) => [outcome, title, notes[0]])).toEqual([
    ['new', 'Cube', 'kept beside the post: its address there'],
    ['new', 'Alien', 'kept beside the post: its address there'],
    ['refused', 'line 4 of reviews.csv', 'The row has no name or no address.'],
    ['refused', '1 film without a review', expect.any(String)],
  ])
  const posts = await new PublishedPosts(database).newestWhole(9)
  expect(posts.find(({ title }) => title === 'Cube')).toMatchObject({ author: 'mara', ratings: { overall: 6 } })
  expect(posts.find(({ title }) => title === 'Alien')).toMatchObject({ film: { title: 'Alien' }, ratings: null })
})

it('refuses tables that no diary has, in words', async () => {
  await using database = await openTestSqlite()
  const head = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n'
  const refusal = (reviews: string | Uint8Array) =>
    imported(database, folderOf({ 'reviews.csv': reviews }), { isDryRun: true })
  await expect(refusal(`${head}${'2021-01-01,,,,,,,,\n'.repeat(100_001)}`)).rejects.toThrow(
    'reviews.csv has more than 100,000 rows.',
  )
  await expect(refusal(`${head}2021-01-01,"${'x'.repeat(1_100_000)}`)).rejects.toThrow('reviews.csv is no table')
  await expect(refusal(Buffer.from(`${head}2021-01-01,caf\xe9`, 'latin1'))).rejects.toThrow('is not written in UTF-8')
  await expect(refusal(Buffer.from(head, 'utf16le'))).rejects.toThrow('is not written in UTF-8')
})

const LIST = `Letterboxd list export v7
Date,Name,Tags,URL,Description
2021-10-01,Ten Winters,"snow, top",https://boxd.it/list,"The <b>coldest</b>.
In two lines."

Position,Name,Year,URL,Description
1,The Thing,1982,https://boxd.it/29MQ,"Trust *nobody*, see <a href=""https://a.example/x"">this</a>."
2,"Snow, [Sand]",,https://boxd.it/2bbb,
`

it('makes horror lists of lists, and names what makes no post', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    ...FILES,
    'lists/ten-winters.csv': LIST,
    'lists/other.csv': 'a,b\n1,2\n',
    'deleted/lists/gone.csv': LIST,
    'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2021-01-01,Cube,1997,https://boxd.it/a\n',
    'likes/films.csv': 'Date,Name,Year,Letterboxd URI\n2021-01-01,Cube,1997,https://boxd.it/a\n2021-01-01,Saw,2004,x\n',
    'likes/reviews.csv': 'Date,Letterboxd URI\n2021-01-01,https://boxd.it/a\n',
  })
  const report = await imported(database, folder)
  expect(report.slice(2).map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
    ['refused', 'lists/other.csv', 'It is no list of Letterboxd.'],
    ['new', 'Ten Winters', 'the captions are the first words of the text'],
    ['refused', '2 films without a review', 'They have a rating or an entry in the diary, of which no post is made.'],
    ['refused', 'watchlist.csv', '1 row, of which no post is made.'],
    ['refused', 'likes/films.csv', '2 rows, of which no post is made.'],
    ['refused', 'likes/reviews.csv', '1 row, of which no post is made.'],
  ])
  expect(await new PublishedPosts(database).findByPath('/blogs/Ten-Winters')).toMatchObject({
    date: '2021-10-01',
    author: 'Mara Voss',
    tag: 'Horror List',
    tags: ['snow', 'top'],
    sections: [
      { sectionTitle: '', sectionText: 'The **coldest**.\nIn two lines.' },
      {
        sectionTitle: 'The Thing',
        sectionText:
          'Trust \\*nobody\\*, see [this](https://a.example/x).\n\n[The Thing on Letterboxd](https://boxd.it/29MQ)',
        sectionFilm: { title: 'The Thing', year: 1982 },
      },
      {
        sectionTitle: 'Snow, [Sand]',
        sectionText: expect.stringContaining('(https://boxd.it/2bbb)'),
        sectionFilm: { title: 'Snow, [Sand]' },
      },
    ],
  })
  expect((await imported(database, folder))[3]).toMatchObject({ outcome: 'unchanged', title: 'Ten Winters' })
})

it('makes lists of the category that the blog has for them', async () => {
  await using database = await openTestSqlite()
  await database.write.deleteFrom('categories').where('name', '=', 'Horror List').execute()
  await database.write
    .updateTable('categories')
    .set({ name: 'Listen up: rankings' })
    .where('name', '=', 'Horror Musings')
    .execute()
  await imported(database, folderOf({ 'profile.csv': FILES['profile.csv'], 'lists/ten-winters.csv': LIST }))
  const post = await new PublishedPosts(database).findByPath('/blogs/Ten-Winters')
  expect(post).toMatchObject({ tag: 'Listen up: rankings' })
})

it('knows an export that has lists alone', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({
    'letterboxd-mara/lists/ten-winters.csv': LIST,
    'letterboxd-mara/profile.csv': 'Username\nmara\n',
  })
  expect(await imported(database, folder)).toMatchObject([{ outcome: 'new', title: 'Ten Winters' }])
})

it('keeps covered words, pictures and headings of the films of a list', async () => {
  await using database = await openTestSqlite()
  const described =
    '"Good <img src=""p.png"">. <details><summary>Ending</summary>It is Bob</details><h2>More</h2>Words"'
  const list = `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2021-10-01,Top,,https://boxd.it/list,\n\nPosition,Name,Year,URL,Description\n1,Alien,1979,http://boxd.it/(1),${described}\n2,Saw,2004,,\n`
  await imported(
    database,
    folderOf({ 'lists/top.csv': list, 'profile.csv': 'Username\nmara\n', 'p.png': await drawing('png') }),
  )
  const post = await new PublishedPosts(database).findByPath('/blogs/Top')
  expect(post!.sections).toMatchObject([
    {
      sectionTitle: 'Alien',
      sectionFilm: { title: 'Alien', year: 1979 },
      sectionText: expect.stringMatching(/^Good\n\n!\[\]\(\/media\//),
    },
    { sectionTitle: 'Ending', sectionText: 'It is Bob', sectionSpoilers: 1 },
    {
      sectionTitle: 'More',
      sectionText: expect.stringMatching(/^Words\n\n\[Alien on Letterboxd\]\(http:\/\/boxd\.it\/%281%29\)$/),
    },
    { sectionTitle: 'Saw', sectionText: '', sectionFilm: { title: 'Saw', year: 2004 } },
  ])
})
