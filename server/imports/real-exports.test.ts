// Exports that the programs themselves wrote: a README beside them says how.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { imported, redirectOf } from '#test/support/imports/imports.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const EXPORTS = join(import.meta.dirname, '../../test/support/imports/exports')
const FIRST_WORDS = 'the captions are the first words of the text'
const A_PAGE = 'a page there, and so here'

it('takes over what WordPress exported', async () => {
  await using database = await openTestSqlite()
  const folder = join(EXPORTS, 'wordpress')
  const report = await imported(database, folder)
  expect(report.map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
    ['new', 'Hello world!', 'comments not moved: 1', FIRST_WORDS],
    ['new', 'Sample Page', A_PAGE, 'still leads to the old site: http://old.example/wp-admin/'],
    ['new', 'Privacy Policy', A_PAGE],
    [
      'new',
      'Blocks of every kind',
      'comments not moved: 2',
      'kept beside the post, since Den has no such field: mood, scores',
      'left out: [contact-form-7 id="4" title="Contact"]',
      'left out: the block latest-posts',
      'struck, raised or lowered words became plain text',
      'a list within a list became one list',
      'a table became lines of text',
      'left out: script',
    ],
    [...['new', 'Classic text & "quotes" ]]> end'], 'struck, raised or lowered words became plain text', FIRST_WORDS],
    ['new', 'Straße der Angst', FIRST_WORDS],
    ['new', '恐怖の館', FIRST_WORDS],
    ['new', 'A text without a title.', FIRST_WORDS, 'without a title: its first words are the title'],
    ['new', 'Empty'],
    ['new', 'A draft'],
    ['new', 'Pending'],
    ['new', 'Scheduled', FIRST_WORDS],
    ['new', 'Private', 'private there, so it is a draft'],
    ['new', 'With a password', 'behind a password there, so it is a draft'],
    ['new', 'A video'],
    ['new', 'About', A_PAGE],
    ['refused', 'In the trash', 'It lies in the trash there.'],
    ['refused', 'Soup', 'It is of a kind that Den does not have: recipe.'],
  ])
  const posts = await new PublishedPosts(database).newestWhole(20)
  const titled = (title: string) => posts.find((post) => post.title.startsWith(title))
  const picture = expect.stringMatching(/^\/media\//)
  expect(titled('Blocks')).toMatchObject({
    author: 'Mara Voß',
    date: '2021-10-31',
    tag: 'Horror Review',
    featured: 1,
    tagline: 'An excerpt & more.',
    articleImage: picture,
    articleImageAlt: 'A hall',
    sections: [
      {
        sectionText:
          'It begins with **bold**, *italic*, struck, `code`, [a link](https://example.org/a?b=1&c=2),\na break & an accent. Ünïcödé 🎃',
      },
      {
        sectionTitle: 'The second part',
        sectionImage: picture,
        sectionImgSrc: '',
        sectionText: expect.stringMatching(
          /^The hall, by \[somebody\]\(https:\/\/example\.org\)\n\n- one\n- two\n- inner\n\n> A quoted line\.\n>\n> \*A critic\*\n\n> Pulled out/,
        ),
      },
      {
        sectionTitle: 'Smaller',
        sectionText: expect.stringMatching(
          /^(?:!\[\]\(\/media\/\w+\.jpg\)\n\n){2}https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ\n\nThe trailer\n\nFilm – Year\nAlien – 1979\n[\s\S]*\[Buy\]\(https:\/\/example\.org\/buy\)\n\nOwn \*\*HTML\*\*$/,
        ),
      },
    ],
  })
  expect(titled('Classic')).toMatchObject({
    author: '純 & "Jun"',
    date: '2012-03-04',
    sections: [
      {
        sectionText: expect.stringMatching(
          /^First line of a \*classic\* text\nand its second line\.\n\n!\[[^\]]*\]\(\/media\/\w+\.jpg\)\n\nThe hall, from \*The Film\*/,
        ),
      },
      { sectionTitle: 'Later & deeper', sectionText: expect.stringContaining('https://vimeo.com/76979871') },
    ],
  })
  expect(titled('A video')).toMatchObject({ articleImage: picture, articleImageAlt: 'Eine Tür' })
  expect(await redirectOf(database, '/2022/02/恐怖の館')).toBe(encodeURI('/blogs/恐怖の館'))
  expect(await new SavedPosts(database).page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
    { title: 'Scheduled', publishAt: '2099-01-01T08:00:00.000Z' },
  ])
  const again = await imported(database, folder)
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged', 'refused']))
})

it('takes over what Ghost exported', async () => {
  await using database = await openTestSqlite()
  const folder = join(EXPORTS, 'ghost')
  const report = await imported(database, folder)
  const { data: exported } = JSON.parse(readFileSync(join(folder, 'export.json'), 'utf8')).db[0]
  const long = 'A title with "quotes" & <b>marks</b> that is far longer than the sixty characters that Den asks for'
  expect(report.map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
    [
      'new',
      exported.posts[0]!.title,
      'picture not moved: https://static.ghost.org/v4.0.0/images/feature-image.jpg (it is not among the files)',
      FIRST_WORDS,
    ],
    ['new', 'About this site', A_PAGE],
    [
      'new',
      'Cards of every kind',
      'left out: injected code',
      'struck, raised or lowered words became plain text',
      'left out: script',
    ],
    ['new', 'Straße der Angst', FIRST_WORDS],
    ['new', '恐怖の館', FIRST_WORDS],
    [
      ...['new', long, 'a table became lines of text', FIRST_WORDS],
      'the title has more than 60 characters: it stays, and is to be shortened with the next change',
    ],
    ['new', 'Empty'],
    ['new', 'A draft'],
    ['new', 'Scheduled', FIRST_WORDS],
    ['new', 'For members', 'for members only there; Den has no members, so it is a draft'],
    ['new', 'For paying members', 'for paid only there; Den has no members, so it is a draft'],
    ['new', 'About', A_PAGE],
  ])
  const posts = await new PublishedPosts(database).newestWhole(20)
  const picture = expect.stringMatching(/^\/media\//)
  expect(posts.find(({ title }) => title.startsWith('Cards'))).toMatchObject({
    path: '/blogs/cards',
    author: 'Mara Voß',
    date: '2021-10-31',
    tag: 'Horror Review',
    featured: 1,
    tagline: 'An excerpt & more.',
    articleImage: picture,
    articleImageAlt: 'A hall',
    articleImgSrc: 'The hall, by somebody',
    sections: [
      {
        sectionText:
          'It begins with **bold**, *italic*, struck, `code`, [a link](https://example.org/a?b=1&c=2), a break\nand Ünïcödé 🎃',
      },
      {
        sectionTitle: 'The second part',
        sectionImage: picture,
        sectionImgSrc: '',
        sectionText: 'The stairs\n\n- one\n- two\n\n1. first\n2. second\n\n> A quoted line.\n\n> An aside.',
      },
      {
        sectionTitle: 'Smaller',
        sectionText: expect.stringMatching(
          /^```\nif \(a < b\) {\n {2}run\(\)\n}\n```\n\nSome code\n\n(!\[\]\(\/media\/\w+\.jpg\)\n\n){3}A gallery\n\nhttps:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ\n\nThe trailer\n\n\[An example A site\. Example\]\(https:\/\/example\.org\/\)\n\n> 💡\n>\n> Mind the gap/,
        ),
      },
      { sectionTitle: 'A toggle', sectionText: 'What it hides.', sectionSpoilers: 1 },
      {
        sectionTitle: '',
        sectionText:
          '[Buy](https://example.org/buy)\n\nSome **Markdown** with a [link](https://example.org).\n\n- a\n- b\n\nOwn **HTML**',
      },
    ],
  })
  expect(posts.find(({ title }) => title === '恐怖の館')).toMatchObject({ articleImage: picture })
  expect(await redirectOf(database, '/strasse-der-angst')).toBe('/blogs/strasse-der-angst')
  expect(await new SavedPosts(database).page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
    { title: 'Scheduled', publishAt: '2099-01-01T09:00:00.000Z' },
  ])
  expect(new Set((await imported(database, folder)).map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
})
