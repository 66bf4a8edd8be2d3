import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import { Redirects } from '../redirects/redirects.ts'

const CLASSIC = `First <em>line</em>
second line.

[caption id="a_7" width="300"]<img src="https://old.example/wp-content/uploads/2019/10/hall-300x200.jpg" alt="Hall" /> The hall[/caption]

<h2>Later</h2>
Text & more <script>x</script>[contact-form-7 id="4" title="x"] [sic]

[gallery ids="7,8"]`
const EXPORT = wxr(
  item(
    1,
    { 'content:encoded': CLASSIC, 'wp:is_sticky': '1', 'wp:post_name': 'stra%c3%9fe' },
    `<category domain="category" nicename="r"><![CDATA[Horror Review]]></category><category domain="post_tag" nicename="k"><![CDATA[Kubrick]]></category>
${meta('_thumbnail_id', '7')}${meta('mood', 'a:1:{s:1:"x";}')}<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>hi</wp:comment_content></wp:comment>`,
  ),
  item(2, { 'wp:status': 'future', 'wp:post_date_gmt': '2999-01-01 00:00:00', 'wp:post_date': '2999-01-01 00:00:00' }),
  item(3, { 'wp:status': 'draft', 'wp:post_date_gmt': '0000-00-00 00:00:00', 'wp:post_name': '' }),
  item(4, { 'wp:post_password': 'secret' }),
  item(5, { 'wp:status': 'private' }),
  item(6, { 'wp:status': 'trash' }),
  item(
    7,
    {
      'wp:post_type': 'attachment',
      'wp:status': 'inherit',
      'wp:attachment_url': 'https://old.example/wp-content/uploads/2019/10/hall.jpg',
    },
    meta('_wp_attachment_image_alt', 'A hall'),
  ),
  item(9, { 'wp:post_type': 'nav_menu_item' }),
  item(10, { 'wp:post_type': 'recipe' }),
)

describeEachDatabase('An import from WordPress', (open) => {
  it('keeps dates, states and old addresses, and hides what was hidden there', async () => {
    await using database = await open()
    const folder = folderOf({ 'old.xml': EXPORT, 'uploads/2019/10/hall.jpg': await drawing('jpeg') })
    const report = await imported(database, folder)
    expect(report.map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
      [
        'new',
        'Post 1',
        'comments not moved: 1',
        'kept beside the post, since Den has no such field: mood',
        'left out: [contact-form-7 id="4" title="x"]',
        'a picture of a gallery is not in the export: attachment 8',
        'left out: script',
        'the captions are the first words of the text',
      ],
      ['new', 'Post 2', 'the captions are the first words of the text'],
      ['new', 'Post 3'],
      ['new', 'Post 4', 'behind a password there, so it is a draft'],
      ['new', 'Post 5', 'private there, so it is a draft'],
      ['refused', 'Post 6', 'It lies in the trash there.'],
      ['refused', 'Post 10', 'It is of a kind that Den does not have: recipe.'],
    ])
    const picture = expect.stringMatching(/^\/media\//)
    expect(await new PublishedPosts(database).newestWhole(9)).toMatchObject([
      {
        path: '/blogs/straße',
        date: '2019-10-31',
        createdAt: '2019-10-31T22:30:00.000Z',
        updatedAt: '2020-01-01T00:00:00.000Z',
        author: 'Mara Voss',
        tag: 'Horror Review',
        tags: ['Kubrick'],
        featured: 1,
        articleImage: picture,
        articleImageAlt: 'A hall',
        sections: [
          {
            sectionText: expect.stringMatching(
              /^First \*line\*\nsecond line\.\n\n!\[Hall\]\(\/media\/\w+\.jpg\)\n\nThe hall$/,
            ),
          },
          {
            sectionTitle: 'Later',
            sectionText: expect.stringMatching(/^Text & more \[sic\]\n\n!\[A hall\]\(\/media\/\w+\.jpg\)$/),
          },
        ],
      },
    ])
    expect(await redirectOf(database, '/2019/10/post-1')).toBe('/blogs/stra%C3%9Fe')
    for (const name of ['hall.jpg', 'hall-300x200.jpg'])
      expect(await redirectOf(database, `/wp-content/uploads/2019/10/${name}`)).toEqual(picture)
    const drafts = new SavedPosts(database)
    expect((await drafts.page('draft', { offset: 0, limit: 9 })).map(({ title }) => title).sort()).toEqual([
      'Post 3',
      'Post 4',
      'Post 5',
    ])
    expect(await drafts.page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
      { title: 'Post 2', publishAt: '2999-01-01T00:00:00.000Z', sections: [{ sectionText: 'One\n\n- a\n- b' }] },
    ])
    const rows = await database.read.selectFrom('imported_posts').select('unplaced').orderBy('source_id').execute()
    const [first, ...others] = rows.map(({ unplaced }) => JSON.parse(unplaced))
    expect(first).toEqual({ fields: { mood: 'a:1:{s:1:"x";}' } })
    expect(others).toEqual([{}, {}, {}, {}])
    expect(new Set((await imported(database, folder)).map(({ outcome }) => outcome))).toEqual(
      new Set(['unchanged', 'refused']),
    )
  })
})

it('takes posts of a site without an address, of nobody, and of a time that has passed', async () => {
  await using database = await openTestSqlite()
  const past = { 'wp:status': 'future', 'dc:creator': 'gone' }
  const file = fileOf(
    'old.xml',
    wxr(item(1, past), '<title>Not of an item</title>').replaceAll('https://old.example<', 'old<'),
  )
  expect(await imported(database, file)).toMatchObject([
    { status: 'draft', notes: ['scheduled there for a time that has passed, so it is a draft'] },
  ])
  expect(await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })).toMatchObject([{ author: 'gone' }])
})

it('leads a plain permalink to its post, and not the path of the whole site', async () => {
  await using database = await openTestSqlite()
  const link = 'https://old.example/blog/?p=1'
  const hidden = item(2, { 'wp:status': 'draft' })
  const file = fileOf('old.xml', wxr(item(1, { link }), hidden))
  const [line] = await imported(database, file)
  expect(line!.notes.filter((note) => note.includes('address'))).toEqual([])
  expect(await redirectOf(database, '/blog')).toBeUndefined()
  const redirects = new Redirects(database, 'https://den.example')
  expect(await Promise.all(['1', '2', '3'].map((id) => redirects.ofWordPress(id)))).toEqual([
    '/blogs/post-1',
    undefined,
    undefined,
  ])
  const other = wxr(item(1, { title: 'Another' })).replaceAll('old.example', 'other.example')
  await imported(database, fileOf('other.xml', other))
  expect(await redirects.ofWordPress('1')).toBeUndefined()
})

it('reads names of characters outside of CDATA, also between two pieces of a file', async () => {
  await using database = await openTestSqlite()
  const text = '&mdash;&nbsp;&eacute;'.repeat(10_000)
  const raw = item(1, { 'content:encoded': 'TEXT' }).replace(
    '<![CDATA[TEXT]]>',
    `a &amp;amp; ${text}<![CDATA[<b>&lbrack;x&rbrack;</b> &mdash;]]>`,
  )
  await imported(database, fileOf('old.xml', wxr(raw)))
  const [post] = await new PublishedPosts(database).newestWhole(1)
  expect(post!.sections[0]!.sectionText).toBe(`a & ${'— é'.repeat(10_000)}[x] —`)
})

it('takes two posts of one id in a file as two, and one that is in two files as one', async () => {
  await using database = await openTestSqlite()
  const [one, two] = [item(1, { title: 'One' }), item(1, { title: 'Two' })]
  const folder = folderOf({ 'a.xml': wxr(one + two), 'b.xml': wxr(one) })
  const outcomes = async () => (await imported(database, folder)).map(({ title, outcome }) => [outcome, title])
  expect(await outcomes()).toEqual([
    ['new', 'One'],
    ['new', 'Two'],
    ['unchanged', 'One'],
  ])
  expect(new Set((await outcomes()).map(([outcome]) => outcome))).toEqual(new Set(['unchanged']))
})

it('takes posts of one id in two files as two, where nothing else of them is the same', async () => {
  await using database = await openTestSqlite()
  const other = { title: 'Three', 'wp:post_name': 'three', 'wp:post_date_gmt': '2021-01-01 00:00:00' }
  const files = {
    'a.xml': wxr(item(1, {}) + item(1, { title: 'Two' })),
    'b.xml': wxr(item(1, other)),
    'c.xml': wxr(item(1, { title: 'Two', 'content:encoded': 'b' })),
  }
  const folder = folderOf(files)
  for (const isDryRun of [true, false])
    expect((await imported(database, folder, { isDryRun })).map(({ title, outcome }) => [outcome, title])).toEqual([
      ['new', 'Post 1'],
      ['new', 'Two'],
      ['new', 'Three'],
      ['changed', 'Two'],
    ])
})

it('takes a draft that was published since under another title as the same post', async () => {
  await using database = await openTestSqlite()
  const draft = {
    title: 'A cellar',
    'wp:post_name': '',
    'wp:status': 'draft',
    'wp:post_date_gmt': '2020-01-01 00:00:00',
  }
  const published = { title: 'The cellar', 'wp:post_name': 'the-cellar', 'wp:post_date_gmt': '2021-01-01 00:00:00' }
  const folder = folderOf({ '2020.xml': wxr(item(1, draft)), '2021.xml': wxr(item(1, published)) })
  const lines = await imported(database, folder)
  expect(lines.map(({ title, outcome }) => [outcome, title])).toEqual([
    ['new', 'A cellar'],
    ['changed', 'The cellar'],
  ])
})

it('keeps the caption that old versions have among the attributes', async () => {
  await using database = await openTestSqlite()
  const caption = `[caption id="a_1" width="9" caption="A hall, <em>empty</em>."]<a href="/hall"><img src="hall.png" /></a>[/caption]`
  await imported(database, fileOf('old.xml', wxr(item(1, { 'content:encoded': `One.\n\n${caption}` }))))
  expect((await new PublishedPosts(database).newestWhole(1))[0]!.sections[0]!.sectionText).toContain('A hall, *empty*.')
})

it('captions a post by its words, not by films, pictures and what is covered', async () => {
  await using database = await openTestSqlite()
  const text = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n<ul><li>a</li></ul>\n\n[spoiler]He dies.[/spoiler] b'
  await imported(database, fileOf('old.xml', wxr(item(1, { 'content:encoded': text }))))
  expect(await new PublishedPosts(database).newestWhole(1)).toMatchObject([{ tagline: 'a … b' }])
})

it('takes no link that is long for its address alone as the caption', async () => {
  await using database = await openTestSqlite()
  const link = `<a href="https://old.example/${'x'.repeat(60)}">Still</a>`
  const text = `Hm.\n\n${link}\n\nThe fog comes in from the sea at night, and with it the dead.`
  await imported(database, fileOf('old.xml', wxr(item(1, { 'content:encoded': text }))))
  expect((await new PublishedPosts(database).newestWhole(1))[0]!.tagline).toMatch(/^The fog comes/)
})

it('takes a post whose many comments have fields of their own', async () => {
  await using database = await openTestSqlite()
  const field = '<wp:commentmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:commentmeta>'
  const comments = `<wp:comment>${field.repeat(4)}</wp:comment>`.repeat(3_000)
  const report = await imported(database, fileOf('old.xml', wxr(item(1, {}, comments))), { isDryRun: true })
  expect(report).toMatchObject([{ outcome: 'new', notes: expect.arrayContaining(['comments not moved: 3000']) }])
})

it('refuses hostile XML in words', async () => {
  await using database = await openTestSqlite()
  const refusal = (xml: string | Uint8Array) => imported(database, fileOf('old.xml', xml), { isDryRun: true })
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel><link>&b;</link></channel></rss>`
  const outside = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>'
  for (const xml of [bomb, outside, '<!DOCTYPE rss><rss/>', '<rss><channel><link>&a;</link></channel></rss>'])
    await expect(refusal(xml)).rejects.toThrow('names entities or a document type')
  await expect(refusal('<a>'.repeat(1_700_000))).rejects.toThrow('nests more than 50 elements deep')
  await expect(refusal(wxr(item(1, { 'content:encoded': 'x'.repeat(21_000_000) })))).rejects.toThrow(
    'of more than 20 MB',
  )
  await expect(refusal('<rss><channel>')).rejects.toThrow('is no XML')
  await expect(refusal(Buffer.from(wxr().replace('Old', 'Öld'), 'latin1'))).rejects.toThrow('not written in UTF-8')
  await expect(refusal('<html/>')).rejects.toThrow('no XML names a site')
})

it('knows a site again that has moved to https, and takes no pictures of another site', async () => {
  await using database = await openTestSqlite()
  const site = (address: string, picture: string) =>
    wxr(
      item(1, {}, meta('_thumbnail_id', '7')),
      item(7, { 'wp:post_type': 'attachment', 'wp:attachment_url': `https://old.example/${picture}` }),
    ).replaceAll('https://old.example', address)
  const folder = folderOf({
    'a.xml': site('http://old.example', 'a.jpg'),
    'b.xml': site('https://other.example', 'b.png'),
    'a.jpg': await drawing('jpeg'),
    'b.png': await drawing('png'),
  })
  expect((await imported(database, folder)).map(({ outcome }) => outcome)).toEqual(['new', 'new'])
  const pictures = (await new PublishedPosts(database).newest(9)).map(({ articleImage }) => articleImage)
  expect(pictures.map((address) => address.slice(-4)).sort()).toEqual(['.jpg', '.png'])
  const moved = folderOf({ 'c.xml': site('https://www.old.example/', 'a.jpg'), 'a.jpg': await drawing('jpeg') })
  expect((await imported(database, moved)).map(({ outcome }) => outcome)).toEqual(['changed'])
})
