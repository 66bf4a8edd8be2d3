import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import type { Database } from '../db/database.ts'
import { PublishedContent } from '../posts/published-content.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

type Files = Parameters<typeof folderOf>[0]

/** The author, the further ones and the notes about them of each post, by title. */
async function authorsOf(database: Database, files: Files) {
  const report = await imported(database, folderOf(files))
  const posts = await new PublishedPosts(database).newest(50)
  return Object.fromEntries(
    report.map(({ title, notes }) => {
      const { author, authors } = posts.find((post) => post.title === title) ?? { author: null, authors: [] }
      const about = notes.filter((note) => !/captions|layout|taken to/.test(note))
      return [title, [author, authors, ...about]]
    }),
  )
}

describeEachDatabase('Authors of an import', (open) => {
  it('of Ghost come in their order, whatever its rows lack', async () => {
    await using database = await open()
    const post = (id: string, more = {}) => ({
      ...{ id, uuid: `u-${id}`, title: id, slug: id, html: '<p>Text</p>', type: 'post', status: 'published' },
      ...{ visibility: 'public', published_at: '2019-10-31T20:00:00.000Z', ...more },
    })
    const users = Object.entries({ 1: 'Ann', 2: 'Bo', 3: 'Lee, Cy', 4: 'x'.repeat(101), 5: 'ann' })
    const links: Record<string, [string, unknown][]> = {
      ordered: [
        ['2', 1],
        ['1', 0],
      ],
      texts: [
        ['2', '1'],
        ['1', '0'],
      ],
      alike: [
        ['1', 0],
        ['5', 1],
        ['1', 2],
      ],
      comma: [
        ['1', 0],
        ['3', 1],
      ],
      long: [
        ['1', 0],
        ['4', 1],
      ],
      gone: [
        ['9', 0],
        ['2', 1],
      ],
    }
    const data = {
      posts: [...Object.keys(links).map((id) => post(id)), post('before-2019', { author_id: '2' })],
      posts_authors: Object.entries(links).flatMap(([post_id, rows]) =>
        rows.map(([author_id, sort_order]) => ({ post_id, author_id, sort_order })),
      ),
      users: users.map(([id, name]) => ({ id, name })),
    }
    expect(await authorsOf(database, { 'ghost.json': JSON.stringify({ db: [{ data }] }) })).toEqual({
      ordered: ['Ann', ['Bo']],
      texts: ['Ann', ['Bo']],
      alike: ['Ann', []],
      comma: ['Ann', ['Lee Cy'], 'the author "Lee, Cy" is written "Lee Cy", without a comma'],
      long: ['Ann', [], `authors left out, too long or too many: ${'x'.repeat(101)}`],
      gone: ['Bo', [], 'authors left out, whom the export does not name: 1'],
      'before-2019': ['Bo', []],
    })
  })

  it('of WordPress are those of plugins, the creator first where it is one of them', async () => {
    await using database = await open()
    const by = (nicename: string, name: string) =>
      `<category domain="author" nicename="${nicename}"><![CDATA[${name}]]></category>`
    const accounts = ['ann lee', 'bo'].map(
      (login) =>
        `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${login.toUpperCase()} &amp; Co</wp:author_display_name></wp:author>`,
    )
    const guest = { 'wp:post_type': 'guest-author', 'wp:post_name': 'cap-beeboop', title: 'beeboop' }
    const file = wxr(
      ...accounts,
      item(1, { title: 'one' }),
      item(2, { title: 'among' }, by('cap-bo', 'bo') + by('cap-mara', 'mara') + by('cap-ann-lee', 'ann lee')),
      item(3, { title: 'guests' }, by('cap-beeboop', 'beeboop') + by('cap-unknown', 'unknown')),
      item(4, { title: 'publishpress' }, by('mara', 'Mara Voss') + by('ida', 'Ida &amp; I')),
      item(5, { title: 'page', 'wp:post_type': 'page' }, by('cap-mara', 'mara') + by('cap-bo', 'bo')),
      item(9, guest, meta('cap-display_name', 'Michael Davis') + meta('cap-user_login', 'beeboop')),
    )
    expect(await authorsOf(database, { 'old.xml': file })).toEqual({
      one: ['Mara Voss', []],
      among: ['Mara Voss', ['BO & Co', 'ANN LEE & Co']],
      guests: ['Michael Davis', ['unknown']],
      publishpress: ['Mara Voss', ['Ida & I']],
      page: [null, [], 'a page there, and so here'],
    })
    const [page] = await new PublishedContent(database).pages(0, 9)
    expect(page).toMatchObject({ kind: 'page', author: 'Mara Voss, BO & Co', authors: [] })
  })

  it('of Markdown are texts, lists, tables and keys of a file', async () => {
    await using database = await open()
    const heads = {
      text: 'author: Lee, Ann',
      'list-of-author': 'author: [Ann, Bo]',
      list: 'authors:\n  - Ann\n  - Bo\n  - BO',
      'text-of-authors': 'authors: Ann, Bo',
      tables:
        'authors:\n  - name: Ann\n    title: Critic\n  - { display_name: Bo }\n  - name: { given: Cy, family: Ray }',
      keys: 'authors: [ann, { key: bo }, Dee]',
      both: 'author: ann\nauthors: [Ann Lee, bo]',
      unclear: 'author: Ann\nauthors: { site: x }',
      none: 'tags: [a]',
    }
    const posts = Object.entries(heads).map(([title, head]) => [
      `_posts/2019-10-31-${title}.md`,
      `---\ntitle: ${title}\n${head}\n---\nText of it.\n`,
    ])
    const toml = '+++\ntitle = "hugo"\ndate = 2019-10-31\nauthors = ["Ann", "Bo"]\n+++\nText.\n'
    const files = {
      ...Object.fromEntries(posts),
      '_posts/2019-10-31-hugo.md': toml,
      '_config.yml': 'author: { name: Site }\n',
      '_data/authors.yml': 'ann:\n  name: Ann Lee\nbo: { name: Bo Ray }\nempty:\nlist: [x]\n',
      'blog/authors.yml': 'ann:\n  name: Another\n',
    }
    expect(await authorsOf(database, files)).toEqual({
      text: ['Lee, Ann', []],
      'list-of-author': ['Ann', ['Bo']],
      list: ['Ann', ['Bo']],
      'text-of-authors': ['Ann', ['Bo']],
      tables: ['Ann', ['Bo', 'Cy Ray']],
      keys: ['Ann Lee', ['Bo Ray', 'Dee']],
      both: ['Ann Lee', ['Bo Ray']],
      unclear: ['Ann', [], 'kept beside the post, since Den has no such field: authors'],
      none: ['Site', []],
      hugo: ['Ann', ['Bo']],
    })
  })
})

it('of documents are lists or tables as well, and more than a post has are named', async () => {
  await using database = await openTestSqlite()
  const many = Array.from({ length: 23 }, (_, index) => `A${index}`)
  const documents = {
    plain: { author: 'Lee,  Ann', authors: ['Bo'] },
    list: { author: ['Ann', 'Bo'] },
    tables: { author: { name: 'Ann' }, authors: [{ name: 'Bo' }, 'Cy'] },
    many: { author: 'Ann', authors: many },
    unclear: { author: 'Ann', authors: [{ id: 1 }, 'Bo'] },
  }
  const blogs = Object.entries(documents).map(([title, fields]) => ({
    id: title,
    title,
    date: '2019-10-31',
    ...fields,
  }))
  expect(await authorsOf(database, { 'blogs.json': JSON.stringify(blogs) })).toEqual({
    plain: ['Lee,  Ann', ['Bo']],
    list: ['Ann', ['Bo']],
    tables: ['Ann', ['Bo', 'Cy']],
    many: ['Ann', many.slice(0, 20), 'authors left out, too long or too many: A20, A21, A22'],
    unclear: ['Ann', ['Bo'], 'kept beside the post, since Den has no such field: authors'],
  })
})
